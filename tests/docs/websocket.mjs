// websocket.mjs: a connection to `cantrip serve` that waits for one message after the other. Node 18
// has no WebSocket client.
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';

// A text frame with a zero mask.
function frame(text) {
  const body = Buffer.from(text);
  const long = body.length > 125;
  const length = long ? [126, body.length >> 8, body.length & 255] : [body.length];
  return Buffer.concat([Buffer.from([0x81, 0x80 | length[0], ...length.slice(1), 0, 0, 0, 0]), body]);
}

// The first frame in the bytes: its text and size, or null while it is incomplete.
function unframe(bytes) {
  if (bytes.length < 2) return null;
  const [size, head] = bytes[1] < 126 ? [bytes[1], 2]
    : bytes[1] === 126 ? [bytes.length < 4 ? Infinity : bytes.readUInt16BE(2), 4]
      : [bytes.length < 10 ? Infinity : Number(bytes.readBigUInt64BE(2)), 10];
  if (bytes.length < head + size) return null;
  return { kind: bytes[0] & 15, text: bytes.toString('utf8', head, head + size), size: head + size };
}

export class Connection {
  static open(port) {
    const it = new Connection();
    it.bytes = null; // until the handshake is over
    it.messages = [];
    it.wake = () => {};
    const localAddress = `127.${[...randomBytes(3)].map((byte) => 1 + (byte & 127)).join('.')}`; // limits are for each
    it.socket = connect({ port, host: '127.0.0.1', localAddress });
    it.socket.on('data', (bytes) => it.take(bytes));
    it.socket.write(`GET /play HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\n` +
      `Connection: Upgrade\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: cantrip.1\r\n\r\n');
    it.handshake = Buffer.alloc(0);
    return it;
  }

  take(bytes) {
    if (this.bytes === null) {
      this.handshake = Buffer.concat([this.handshake, bytes]);
      const end = this.handshake.indexOf('\r\n\r\n');
      if (end < 0) return;
      this.bytes = this.handshake.subarray(end + 4);
    } else this.bytes = Buffer.concat([this.bytes, bytes]);
    for (let one = unframe(this.bytes); one; one = unframe(this.bytes)) {
      this.bytes = this.bytes.subarray(one.size);
      if (one.kind === 1) this.messages.push(JSON.parse(one.text));
    }
    this.wake();
  }

  send(request) {
    this.socket.write(frame(JSON.stringify(request)));
  }

  // next(FITS, STOP): the next message that fits; earlier ones are kept for later. Undefined if none
  // comes within ten seconds, or if STOP says so.
  async next(fits, stop = () => false) {
    const until = Date.now() + 10000;
    for (;;) {
      const at = this.messages.findIndex(fits);
      if (at >= 0) return this.messages.splice(at, 1)[0];
      if (stop() || Date.now() > until) return undefined;
      await new Promise((resolve) => {
        this.wake = resolve;
        setTimeout(resolve, 100);
      });
    }
  }

  // ask(DO, FIELDS): the answer to a request.
  async ask(name, fields = {}) {
    const ref = randomBytes(6).toString('hex');
    this.send({ do: name, ref, ...fields });
    const { re, ...answer } = (await this.next((message) => message.re === ref)) ?? {};
    return answer;
  }

  close() {
    this.socket.destroy();
  }
}

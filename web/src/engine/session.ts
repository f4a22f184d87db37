// session.ts: an instance of cantrip.wasm, and requests to its session.
interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  cantrip_alloc(size: number): number;
  cantrip_free(address: number): void;
  cantrip_session(address: number, length: number): number;
  cantrip_answer_length(): number;
}

// A refused request, with a message to show.
export class Refusal extends Error {
  constructor(
    readonly text: string,
    readonly rule: string,
    readonly field: string,
  ) {
    super(text);
  }
}

export class Session {
  private readonly exports: Exports;
  private readonly encoder = new TextEncoder();
  private readonly decoder = new TextDecoder();

  constructor(module: WebAssembly.Module) {
    this.exports = new WebAssembly.Instance(module, {}).exports as unknown as Exports;
    this.exports._initialize();
  }

  // Sends a request and returns the answer; throws a Refusal. Only `speak` takes bytes.
  do<T>(request: string, body: string | Uint8Array = ''): T {
    const line = this.encoder.encode(`${request.replaceAll('\n', ' ')}\n`);
    const rest = typeof body === 'string' ? this.encoder.encode(body) : body;
    const length = line.length + rest.length;
    const address = this.exports.cantrip_alloc(length);
    const bytes = new Uint8Array(this.exports.memory.buffer, address, length);
    bytes.set(line);
    bytes.set(rest, line.length);
    const answer = this.exports.cantrip_session(address, length);
    const text = this.decoder.decode(
      new Uint8Array(this.exports.memory.buffer, answer, this.exports.cantrip_answer_length()),
    );
    this.exports.cantrip_free(address);
    const object = JSON.parse(text);
    if (typeof object.error === 'string')
      throw new Refusal(object.error, object.rule ?? '', object.field ?? '');
    return object as T;
  }
}

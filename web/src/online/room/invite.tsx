// invite.tsx: the link to a table for friends or spectators: to share, to copy, or to scan.
import { useEffect, useRef, useState } from 'preact/hooks';
import { linkTo } from '../../app/router';
import { tr } from '../../i18n/tr';
import { Button } from '../../ui/button';

// Dark on light in both themes, so that every camera reads it. Without it the link is still there.
function QrCode({ text }: { text: string }) {
  const [drawn, setDrawn] = useState<{ size: number; path: string } | null>(null);
  useEffect(() => {
    let cancelled = false;
    import('./qr-code').then(
      ({ qrCode }) => cancelled || setDrawn(qrCode(text)),
      () => undefined,
    );
    return () => void (cancelled = true);
  }, [text]);
  if (!drawn) return null;
  return (
    <figure class="invite-qr">
      <svg
        viewBox={`0 0 ${drawn.size} ${drawn.size}`}
        shape-rendering="crispEdges"
        role="img"
        aria-label={tr('QR code of the link')}
      >
        <path d={drawn.path} />
      </svg>
      <figcaption>{tr('Or scan this with a phone.')}</figcaption>
    </figure>
  );
}

// Pages without TLS, as on a home network, have no clipboard API.
function copySelected(input: HTMLInputElement): boolean {
  input.select();
  return document.execCommand('copy');
}
const isThisComputer = (host: string) =>
  host === 'localhost' || host === '[::1]' || host.startsWith('127.');

interface Props {
  table: string;
  invite: string;
  game?: string; // its title, for the message
  spectators?: boolean;
  main?: boolean; // nothing on the page is more important
}

export function Invite({ table, invite, game = '', spectators, main }: Props) {
  const [status, setStatus] = useState('');
  const address = new URL(linkTo('table', table, ...(invite ? [invite] : [])), location.href).href;
  const input = useRef<HTMLInputElement>(null);
  const copy = async () => {
    const copied =
      (await navigator.clipboard?.writeText(address).then(
        () => true,
        () => false,
      )) || copySelected(input.current!);
    setStatus(
      copied
        ? tr('Link copied. Send it to your friends.')
        : tr('The browser does not allow copying. Select the link and copy it.'),
    );
  };
  const text = spectators ? tr('Watch us play %s.', game) : tr('Play %s with me.', game);
  const share = () =>
    void navigator.share({ title: 'cantrip', text, url: address }).catch(() => undefined);
  const canShare = 'share' in navigator;
  const isHere = isThisComputer(location.hostname); // a phone could not open it
  return (
    <div class="invite">
      <div class="invite-ways">
        {canShare && (
          <Button icon="share" kind={main ? 'main' : 'plain'} onClick={share}>
            {tr('Share link')}
          </Button>
        )}
        <Button icon="link" kind={main && !canShare ? 'main' : 'plain'} onClick={() => void copy()}>
          {tr('Copy link')}
        </Button>
        <p role="status" class="play-soft">
          {status}
        </p>
        <label class="field">
          <span>{spectators ? tr('Link for spectators') : tr('Invitation link')}</span>
          <input
            ref={input}
            class="input online-link"
            readOnly
            value={address}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
        {isHere && (
          <p class="play-soft">
            {tr(
              'This link works only on this computer. For friends on other devices, open this page with the address of this computer in your network instead of %1$s, for example %2$s. The network settings of this computer show that address.',
              location.hostname,
              `http://192.168.1.23:${location.port}`,
            )}
          </p>
        )}
      </div>
      {!isHere && <QrCode text={address} />}
    </div>
  );
}

// invite.tsx: the link to a table for friends or spectators, to copy or to share.
import { useRef, useState } from 'preact/hooks';
import { linkTo } from '../../app/router';
import { tr } from '../../i18n/tr';
import { Button } from '../../ui/button';

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
  watching?: boolean;
}

export function Invite({ table, invite, watching }: Props) {
  const [status, setStatus] = useState('');
  const address = new URL(linkTo('table', table, ...(invite ? [invite] : [])), location.href).href;
  const input = useRef<HTMLInputElement>(null);
  const copy = async () => {
    const copied =
      (await navigator.clipboard?.writeText(address).then(
        () => true,
        () => false,
      )) || copySelected(input.current!);
    setStatus(copied ? tr('The link is copied.') : tr('Mark the link and copy it.'));
  };
  const share = () =>
    void navigator.share({ title: 'cantrip', url: address }).catch(() => undefined);
  const title = watching ? tr('Link for those who look on') : tr('Link to invite by');
  return (
    <div class="online-invite">
      <label class="field">
        <span>{title}</span>
        <input
          ref={input}
          class="input online-link"
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <div class="play-row">
        <Button icon="link" onClick={() => void copy()}>
          {tr('Copy the link')}
        </Button>
        {'share' in navigator && (
          <Button icon="share" onClick={share}>
            {tr('Share')}
          </Button>
        )}
      </div>
      <p role="status" class="play-soft">
        {status}
      </p>
      {isThisComputer(location.hostname) && (
        <p class="play-soft">
          {tr(
            'This link works on this computer only. To invite others, open this page by the address or name that they reach this computer by.',
          )}
        </p>
      )}
    </div>
  );
}

// invite.tsx: the link that brings friends to a table, to copy or to share.
import { useState } from 'preact/hooks';
import { linkTo } from '../core/router';
import { say } from '../core/say';
import { Button } from '../ui/button';

interface Props { table: string; invite: string; watching?: boolean }

export function Invite({ table, invite, watching }: Props) {
  const [told, setTold] = useState('');
  const address = new URL(linkTo('table', table, ...(invite ? [invite] : [])), location.href).href;
  const copy = () => navigator.clipboard?.writeText(address).then(
    () => setTold(say('The link is copied.')), () => setTold(say('Mark the link and copy it.')));
  const share = () => void navigator.share({ title: 'cantrip', url: address }).catch(() => undefined);
  const title = watching ? say('Link for those who look on') : say('Link to invite by');
  return (
    <div class="online-invite">
      <label class="field">
        <span>{title}</span>
        <input class="input online-link" readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <div class="play-row">
        <Button icon="link" onClick={() => void copy()}>{say('Copy the link')}</Button>
        {'share' in navigator && <Button icon="share" onClick={share}>{say('Share')}</Button>}
      </div>
      <p role="status" class="play-soft">{told}</p>
    </div>
  );
}

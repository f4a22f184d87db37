// dialogs.tsx: dialogs over a table: a code for another device, about the table, and whether a
// computer shall take over.
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { linkTo } from '../../app/router';
import { tr } from '../../i18n/tr';
import { Dialog, ConfirmDialog } from '../../ui/dialog';
import { mySeat } from '../my-seats';
import { Terms } from '../terms';
import { timeLeft } from '../time-text';
import { Invite } from './invite';
import type { Room } from './room';

type DialogName = '' | 'code' | 'table' | 'leave';
const opened = signal<DialogName>('');
export const openDialog = (name: DialogName) => void (opened.value = name);

interface RecoveryCode {
  recovery: string;
  until: number;
}
function Code({ room, onClose }: { room: Room; onClose(): void }) {
  const [code, setCode] = useState<RecoveryCode | null>(null);
  useEffect(() => void room.request<RecoveryCode>({ do: 'code' }).then(setCode), []);
  const address = new URL(linkTo('friends'), location.href).href;
  return (
    <Dialog title={tr('Play on another device')} onClose={onClose}>
      <p>{tr('Open %s on the other device and type this code there:', address)}</p>
      <p class="online-code" role="status">
        {code?.recovery ?? '…'}
      </p>
      {code && (
        <p class="play-soft">
          {tr('It is good once, and for %s.', timeLeft(code.until - room.connection.serverNow()))}
        </p>
      )}
      <p>{tr('Both devices are the same player then. Give the code to nobody else.')}</p>
    </Dialog>
  );
}

function About({ room, onClose }: { room: Room; onClose(): void }) {
  const details = room.details.value,
    invite = room.invite.value;
  if (!details) return null;
  return (
    <Dialog title={tr('About this table')} onClose={onClose}>
      <Terms games={room.app.games} brief={details} />
      {(invite || details.watch) && (
        <Invite
          table={details.table}
          invite={details.state === 'open' ? invite : ''}
          watching={details.state !== 'open'}
        />
      )}
      {room.seat.value > 0 && (
        <p class="play-soft">{tr('You sit here as %s.', mySeat(details.table)?.name ?? '')}</p>
      )}
    </Dialog>
  );
}

export function Dialogs({ room }: { room: Room }) {
  const close = () => openDialog('');
  useEffect(() => close, []);
  const leave = () => {
    close();
    void room.request({ do: 'leave' });
  };
  switch (opened.value) {
    case 'code':
      return <Code room={room} onClose={close} />;
    case 'table':
      return <About room={room} onClose={close} />;
    case 'leave':
      return (
        <ConfirmDialog
          title={tr('Let a computer play for you?')}
          yes={tr('Let it play')}
          onYes={leave}
          onNo={close}
          text={tr(
            'A computer takes your seat until you come back. You can come back at any time.',
          )}
        />
      );
    default:
      return null;
  }
}

// dialogs.tsx: dialogs over a table: a code for another device, about the table, and whether a
// computer shall take over.
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { linkTo } from '../../app/router';
import { tr } from '../../i18n/tr';
import { Button } from '../../ui/button';
import { Dialog, ConfirmDialog } from '../../ui/dialog';
import { foundTable } from '../pairing-store';
import { mySeat, saveSeat } from '../my-seats';
import { ProfileLinks } from '../profile-links';
import { FairDice, Terms, titleIn } from '../terms';
import { timeLeft } from '../time-text';
import { Invite } from './invite';
import type { Room } from './room';
import { StylePicker } from './style-picker';

type DialogName = '' | 'code' | 'table' | 'style' | 'leave' | 'resign' | 'end';
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
          {tr(
            'It works once and expires in %s.',
            timeLeft(code.until - room.connection.serverNow()),
          )}
        </p>
      )}
      <p>{tr('Then both devices are the same player. Keep the code to yourself.')}</p>
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
      <ProfileLinks brief={details} />
      <FairDice brief={details} />
      {(invite || details.watch) && (
        <Invite
          table={details.table}
          invite={details.state === 'open' ? invite : ''}
          game={titleIn(room.app.games, details)}
          spectators={details.state !== 'open'}
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
  const ask = (words: Record<string, unknown>) => () => {
    close();
    if (words.do === 'leave') saveSeat(room.table, { rests: true });
    void room.request(words);
  };
  const others = room.details.value?.seats.flatMap(({ name }, at) =>
    at + 1 === room.seat.value ? [] : [name],
  );
  if (foundTable.value === room.table)
    return (
      <Dialog
        title={tr('Your table is ready')}
        onClose={() => (foundTable.value = '')}
        actions={
          <Button kind="main" icon="dice" onClick={() => (foundTable.value = '')}>
            {tr('Play')}
          </Button>
        }
      >
        <p>
          {tr(
            'From now on you play with %s, and your time runs. The other game is kept.',
            others?.join(', ') ?? '',
          )}
        </p>
      </Dialog>
    );
  switch (opened.value) {
    case 'code':
      return <Code room={room} onClose={close} />;
    case 'table':
      return <About room={room} onClose={close} />;
    case 'style':
      return (
        <Dialog title={tr('Your colour and emblem')} onClose={close}>
          <StylePicker room={room} />
        </Dialog>
      );
    case 'leave':
      return (
        <ConfirmDialog
          title={tr('Let a computer play for you?')}
          yes={tr('Let it play')}
          onYes={ask({ do: 'leave' })}
          onNo={close}
          text={tr(
            'A computer takes your seat until you come back. You can come back at any time.',
          )}
        />
      );
    case 'resign':
      return (
        <ConfirmDialog
          title={tr('Give up your seat?')}
          yes={tr('Give it up')}
          onYes={ask({ do: 'leave', final: true })}
          onNo={close}
          text={tr(
            'A computer plays your seat to the end, and you cannot take it back. The others play on.',
          )}
        />
      );
    case 'end':
      return (
        <ConfirmDialog
          title={tr('End the game?')}
          yes={tr('End the game')}
          onYes={ask({ do: 'agree' })}
          onNo={close}
          text={tr(
            'The game ends without a winner as soon as everybody who plays has agreed. It does not count for ratings.',
          )}
        />
      );
    default:
      return null;
  }
}

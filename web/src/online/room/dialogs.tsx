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
import { Figure } from '../figure';
import type { SeatBrief } from '../types';
import { Invite } from './invite';
import type { Room } from './room';
import { opponentOf } from './room-state';
import { StylePicker } from './style-picker';

type DialogName = '' | 'code' | 'table' | 'style' | 'leave' | 'resign' | 'end' | 'player';
const opened = signal<DialogName>('');
const player = signal(0); // the seat whose player is shown
export const openDialog = (name: DialogName) => void (opened.value = name);
export function openPlayer(seat: number) {
  player.value = seat;
  openDialog('player');
}

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

function Player({ room, onClose }: { room: Room; onClose(): void }) {
  const details = room.details.value,
    seat = details?.seats[player.value - 1];
  if (!details || !seat) return null;
  const own = player.value === room.seat.value;
  const name = seat.name || (room.match.value?.situation.value.seats[player.value - 1]?.name ?? '');
  return (
    <Dialog title={name} onClose={onClose}>
      <p class="online-player">
        <Figure seat={seat} /> {own ? tr('This is you.') : presenceWords(seat)}
      </p>
      {own ? (
        <StylePicker room={room} />
      ) : seat.rated ? (
        <Button icon="odds" href={linkTo('profile', seat.name, details.game.split(':')[0])}>
          {tr('Profile')}
        </Button>
      ) : (
        !seat.player && (
          <p class="play-soft">
            {tr('This is a guest. Players who register their name have a profile.')}
          </p>
        )
      )}
    </Dialog>
  );
}
function presenceWords({ player, here, away }: SeatBrief): string {
  if (player) return tr('A computer player.');
  if (away) return tr('A computer plays for them at the moment.');
  return here ? tr('Is at the table.') : tr('Is not at the table at the moment.');
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
  const opponent = room.details.value?.seats[opponentOf(room.details.value, room.seat.value) - 1];
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
    case 'player':
      return <Player room={room} onClose={close} />;
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
          text={tr('It plays until you come back, which you can do at any time.')}
        />
      );
    case 'resign':
      return (
        <ConfirmDialog
          danger
          title={tr('Resign?')}
          yes={tr('Resign')}
          onYes={ask({ do: 'leave', final: true })}
          onNo={close}
          text={
            opponent
              ? tr('The game ends, and %s wins.', opponent.name)
              : tr('A computer takes your seat for good, and the others play on.')
          }
        />
      );
    case 'end':
      return (
        <ConfirmDialog
          title={tr('End the game?')}
          yes={tr('End the game')}
          onYes={ask({ do: 'agree' })}
          onNo={close}
          text={[
            tr('The game ends without a winner as soon as every player agrees.'),
            room.details.value?.seats.some(({ rated }) => rated)
              ? tr('It does not change ratings.')
              : '',
          ]
            .filter(Boolean)
            .join(' ')}
        />
      );
    default:
      return null;
  }
}

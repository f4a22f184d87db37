// dialogs.tsx: what opens over a table: a code for another device, what the table is about, and the
// question whether a computer shall take over.
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { linkTo } from '../../app/router';
import { tr } from '../../i18n/tr';
import { Dialog, ConfirmDialog } from '../../ui/dialog';
import { request } from './request';
import { timeLeft } from '../time-text';
import type { RoomClient } from './room-client';
import { Invite } from './invite';
import { mySeat } from '../my-seats';
import { Terms } from '../terms';

type DialogName = '' | 'code' | 'table' | 'leave';
const opened = signal<DialogName>('');
export const openDialog = (which: DialogName) => void (opened.value = which);

function Code({ room, onClose }: { room: RoomClient; onClose(): void }) {
  const [code, setCode] = useState<{ recovery: string; until: number } | null>(null);
  useEffect(
    () => void request<{ recovery: string; until: number }>(room, { do: 'code' }).then(setCode),
    [],
  );
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

function About({ room, onClose }: { room: RoomClient; onClose(): void }) {
  const { details, invite, seat } = room;
  if (!details) return null;
  return (
    <Dialog title={tr('About this table')} onClose={onClose}>
      <Terms app={room.app} brief={details} />
      {(invite || details.watch) && (
        <Invite
          table={details.table}
          invite={details.state === 'open' ? invite : ''}
          watching={details.state !== 'open'}
        />
      )}
      {seat > 0 && (
        <p class="play-soft">{tr('You sit here as %s.', mySeat(details.table)?.name ?? '')}</p>
      )}
    </Dialog>
  );
}

export function Dialogs({ room }: { room: RoomClient }) {
  const open = opened.value;
  const close = () => void (opened.value = '');
  useEffect(() => close, []);
  const leave = () => {
    close();
    void request(room, { do: 'leave' });
  };
  if (open === 'code') return <Code room={room} onClose={close} />;
  if (open === 'table') return <About room={room} onClose={close} />;
  if (open === 'leave')
    return (
      <ConfirmDialog
        title={tr('Let a computer play for you?')}
        yes={tr('Let it play')}
        onYes={leave}
        onNo={close}
        text={tr('A computer takes your seat until you come back. You can come back at any time.')}
      />
    );
  return null;
}

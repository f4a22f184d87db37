// connection-status.tsx: how the connection is, where it is not as it should be.
import { tr } from '../i18n/tr';
import { Button } from '../ui/button';
import { getConnection, type ConnectionState } from './connection';
import { useConnection, useSeconds } from './hooks';

export function connectionWords(state: ConnectionState): string {
  if (state.kind !== 'waiting') return state.kind === 'on' ? tr('Connected') : tr('Connecting');
  const seconds = Math.max(1, Math.ceil((state.until - Date.now()) / 1000));
  if (!navigator.onLine) return tr('This device is offline. It goes on when the network is back.');
  return state.stopped
    ? tr('The server stopped and will be back soon. Next try in %d s.', seconds)
    : tr('No connection to the server. Next try in %d s.', seconds);
}

// Nothing while all is well. Screen readers hear of the change, not of every second.
export function ConnectionNote() {
  const state = useConnection();
  useSeconds(state.kind === 'waiting');
  return (
    <div class="online-line" role="status" aria-live={state.kind === 'waiting' ? 'off' : 'polite'}>
      {state.kind === 'waiting' && (
        <>
          <span>{connectionWords(state)}</span>
          {navigator.onLine && (
            <Button onClick={() => getConnection().hurry()}>{tr('Try now')}</Button>
          )}
        </>
      )}
    </div>
  );
}

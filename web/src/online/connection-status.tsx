// connection-status.tsx: what is wrong with the connection; nothing while it works.
import { tr } from '../i18n/tr';
import { Button } from '../ui/button';
import { getConnection, type ConnectionState } from './connection';
import { useConnection, useSeconds } from './hooks';

export function connectionText(state: ConnectionState): string {
  if (state.kind !== 'waiting')
    return state.kind === 'connected' ? tr('Connected') : tr('Connecting');
  const seconds = Math.max(1, Math.ceil((state.until - Date.now()) / 1000));
  if (!navigator.onLine) return tr('This device is offline. It goes on when the network is back.');
  return state.stopped
    ? tr('The server stopped and will be back soon. Next try in %d s.', seconds)
    : tr('No connection to the server. Next try in %d s.', seconds);
}

// Screen readers announce the change, but not every second.
export function ConnectionStatus() {
  const state = useConnection();
  useSeconds(state.kind === 'waiting');
  return (
    <div class="online-line" role="status" aria-live={state.kind === 'waiting' ? 'off' : 'polite'}>
      {state.kind === 'waiting' && (
        <>
          <span>{connectionText(state)}</span>
          {navigator.onLine && (
            <Button onClick={() => getConnection().retryNow()}>{tr('Try now')}</Button>
          )}
        </>
      )}
    </div>
  );
}

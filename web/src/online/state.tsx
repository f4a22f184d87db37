// state.tsx: how the connection is, where it is not as it should be.
import { say } from '../core/say';
import { Button } from '../ui/button';
import { theLine, type LineState } from './line';
import { useLine, useSeconds } from './use';

export function lineWords(state: LineState): string {
  if (state.kind !== 'waiting') return state.kind === 'on' ? say('Connected') : say('Connecting');
  const seconds = Math.max(1, Math.ceil((state.until - Date.now()) / 1000));
  if (!navigator.onLine) return say('This device is offline. It goes on when the network is back.');
  return state.stopped ? say('The server stopped and will be back soon. Next try in %d s.', seconds)
    : say('No connection to the server. Next try in %d s.', seconds);
}

// Nothing while all is well. Screen readers are told of the change, not of every second.
export function LineNote() {
  const state = useLine();
  useSeconds(state.kind === 'waiting');
  return (
    <div class="online-line" role="status" aria-live={state.kind === 'waiting' ? 'off' : 'polite'}>
      {state.kind === 'waiting' && <><span>{lineWords(state)}</span>
        {navigator.onLine && <Button onClick={() => theLine().hurry()}>{say('Try now')}</Button>}</>}
    </div>
  );
}

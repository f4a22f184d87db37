// command-line.tsx: a command line for moves, questions and commands, as in the terminal.
import { useEffect, useRef, useState } from 'preact/hooks';
import { tr } from '../../i18n/tr';
import { announce } from '../../ui/announce';
import { LineInput, Transcript } from '../../ui/transcript';
import { run } from './commands';
import type { Match } from '../../match/match';

const historyLength = 50; // lines

// Resulting events are announced like all others.
function answerTo(match: Match, line: string): string {
  const events = match.events.value;
  match.overlay.silent = true;
  const answer = run(match, line);
  match.overlay.silent = false;
  if (match.events.value === events) announce(answer);
  return answer;
}

export function CommandLine({ match }: { match: Match }) {
  const [lines, setLines] = useState<{ typed: string; answer: string }[]>([]);
  const [back, setBack] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const enter = ({ value: typed }: HTMLInputElement) => {
    input.current!.value = '';
    const answer = answerTo(match, typed);
    setLines([...lines, { typed, answer }].slice(-historyLength));
    setBack(0);
  };
  // Up and down recall earlier lines.
  const recall = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    const at = Math.min(lines.length, Math.max(0, back + step));
    if (step === 0) return;
    event.preventDefault();
    setBack(at);
    input.current!.value = at > 0 ? lines[lines.length - at].typed : '';
  };
  return (
    <div class="play-type">
      <Transcript class="play-type-lines" label={tr('Answers')} end={[lines]}>
        {!lines.length && (
          <p class="play-soft">
            {tr('Type a move, ? for what is possible, help for all commands.')}
          </p>
        )}
        {lines.map(({ typed, answer }, at) => (
          <div key={at}>
            <p class="play-typed">&gt; {typed}</p>
            {answer.split('\n').map((line, n) => (
              <p key={n}>{line}</p>
            ))}
          </div>
        ))}
      </Transcript>
      <LineInput
        id="play-line"
        label={tr('Move, question or command')}
        button={tr('Enter')}
        onEnter={enter}
        onKeyDown={recall}
        inputRef={input}
        code
      />
    </div>
  );
}

// command-line.tsx: a command line for moves, questions and commands, as in the terminal.
import { useEffect, useRef, useState } from 'preact/hooks';
import { tr } from '../../i18n/tr';
import { announce } from '../../ui/announce';
import { Button } from '../../ui/button';
import { run } from './commands';
import type { Match } from '../../match/match';

const remembered = 50; // lines of history

export function CommandLine({ match }: { match: Match }) {
  const [lines, setLines] = useState<{ typed: string; answer: string }[]>([]);
  const [back, setBack] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const output = useRef<HTMLDivElement>(null);
  useEffect(() => input.current?.focus(), []);
  useEffect(() => void output.current?.scrollTo(0, output.current.scrollHeight), [lines]);
  // Resulting events are announced like all others.
  const answerTo = (line: string) => {
    const events = match.events.value;
    match.overlay.silent = true;
    const answer = run(match, line);
    match.overlay.silent = false;
    if (match.events.value === events) announce(answer);
    return answer;
  };
  const enter = (event: Event) => {
    event.preventDefault();
    const typed = input.current!.value;
    input.current!.value = '';
    const answer = answerTo(typed);
    setLines([...lines, { typed, answer }].slice(-remembered));
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
      <div
        class="play-type-lines"
        ref={output}
        tabIndex={0}
        role="region"
        aria-label={tr('Answers')}
      >
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
      </div>
      <form class="play-type-form" onSubmit={enter}>
        <label class="visually-hidden" for="play-line">
          {tr('Move, question or command')}
        </label>
        <input
          id="play-line"
          ref={input}
          class="input"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          enterkeyhint="send"
          onKeyDown={recall}
        />
        <Button submit kind="main">
          {tr('Enter')}
        </Button>
      </form>
    </div>
  );
}

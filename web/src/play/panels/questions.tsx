// questions.tsx: the game's questions: what I can do now, what I can reach, how close the end is.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Refusal } from '../../engine/session';
import { viewOf } from '../../games/registry';
import { tr } from '../../i18n/tr';
import type { Question } from '../../engine/types';
import { announce } from '../../ui/announce';
import { Button } from '../../ui/button';
import type { Match } from '../../match/match';
import { Paragraphs, sentence, title } from '../text';

// The answer to a typed question; a refusal is an answer too.
export function answerTo(match: Match, question: string): string {
  try {
    return match.app.session.do<{ text: string }>(`ask ${question}`).text;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return sentence(error.text);
  }
}

interface OneProps {
  question: Question;
  open: boolean; // its subject is being chosen
  subjects: { name: string; label: string }[];
  onOpen(): void;
  onAsk(subject: string): void;
}
function One({ question, open, subjects, onOpen, onAsk }: OneProps) {
  const [subject, setSubject] = useState('');
  const ask = (event: Event) => {
    event.preventDefault();
    if (subject.trim()) onAsk(subject);
  };
  return (
    <li>
      <Button
        class="play-ask"
        pressed={question.subject ? open : undefined}
        onClick={question.subject ? onOpen : () => onAsk('')}
      >
        {title(question.help)}
      </Button>
      {open && (
        <form class="play-ask-about" onSubmit={ask}>
          {subjects.length > 0 && (
            <div class="play-row play-subjects">
              {subjects.map(({ name, label }) => (
                <Button key={name} onClick={() => onAsk(name)}>
                  {label}
                </Button>
              ))}
            </div>
          )}
          <label class="field">
            <span>{tr('Tap it on the table, or type its name')}</span>
            <input
              class="input"
              value={subject}
              autocomplete="off"
              autocapitalize="off"
              spellcheck={false}
              onInput={(event) => setSubject(event.currentTarget.value)}
            />
          </label>
          <Button submit>{tr('Ask')}</Button>
        </form>
      )}
    </li>
  );
}

export function QuestionsPanel({ match }: { match: Match }) {
  const [answer, setAnswer] = useState<{ text: string; question: string } | null>(null);
  const [opened, setOpened] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const { asked } = match.overlay;
  const ask = (question: string) => {
    const next = answerTo(match, question);
    announce(next);
    setAnswer({ text: next, question });
  };
  // What is tapped on the table meanwhile is what the question is about, and no longer than that: a
  // passive effect would still catch a tap right after the panel was closed.
  useLayoutEffect(() => {
    if (!opened) return;
    asked.value = (thing) => ask(`${opened} ${thing}`);
    return () => void (asked.value = null);
  }, [opened]);
  // Where people look, whatever was scrolled.
  useEffect(() => {
    if (!answer) return;
    box.current?.scrollIntoView({ block: 'nearest' });
    box.current?.focus();
  }, [answer]);
  const Drawn = answer && viewOf(match.game).answers?.[answer.question];
  return (
    <>
      {answer && (
        <div class="play-answer" ref={box} tabIndex={-1}>
          {Drawn ? (
            <Drawn game={match.game} session={match.app.session} />
          ) : (
            <Paragraphs game={match.game} text={answer.text} />
          )}
        </div>
      )}
      <ul class="play-questions">
        {match.info.questions.map((question) => (
          <One
            key={question.name}
            question={question}
            open={opened === question.name}
            subjects={
              viewOf(match.game).subjects?.(question.name, match.situation.value.state) ?? []
            }
            onOpen={() => setOpened(opened === question.name ? '' : question.name)}
            onAsk={(subject) => ask(`${question.name} ${subject}`.trim())}
          />
        ))}
      </ul>
    </>
  );
}

// questions.tsx: the game's questions: my dice, what I can reach, how close the end is.
import { useState } from 'preact/hooks';
import { Refusal } from '../../engine/session';
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

function One({ question, onAsk }: { question: Question; onAsk(words: string): void }) {
  const [subject, setSubject] = useState('');
  if (!question.subject)
    return (
      <li>
        <Button class="play-ask" onClick={() => onAsk(question.name)}>
          {title(question.help)}
        </Button>
      </li>
    );
  const ask = (event: Event) => {
    event.preventDefault();
    onAsk(`${question.name} ${subject}`);
  };
  return (
    <li>
      <form class="play-ask-about" onSubmit={ask}>
        <label class="field">
          <span>{title(question.help)}</span>
          <input
            class="input"
            value={subject}
            placeholder={question.subject}
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            onInput={(event) => setSubject(event.currentTarget.value)}
          />
        </label>
        <Button submit>{tr('Ask')}</Button>
      </form>
    </li>
  );
}

export function QuestionsPanel({ match }: { match: Match }) {
  const [answer, setAnswer] = useState('');
  const ask = (question: string) => {
    const next = answerTo(match, question);
    announce(next);
    setAnswer(next);
  };
  return (
    <>
      {answer && (
        <div class="play-answer">
          <Paragraphs game={match.game} text={answer} />
        </div>
      )}
      <ul class="play-questions">
        {match.info.questions.map((question) => (
          <One key={question.name} question={question} onAsk={ask} />
        ))}
      </ul>
    </>
  );
}

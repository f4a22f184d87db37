// verify.tsx: recomputes the dice of an online game in this browser (engine/fair-dice.ts).
import { useState } from 'preact/hooks';
import { newSession, type App } from '../app/app';
import { verify, type Finding } from '../engine/fair-dice';
import { tr } from '../i18n/tr';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';

// Whether a record has fair dice to verify.
export const isFair = (record: string) => /^x-fair-table: /m.test(record);

const Item = ({ good, text }: Finding) => (
  <li class={good ? 'after-good' : 'after-bad'}>
    <Icon name={good ? 'check' : 'warn'} />
    <span>
      <span class="visually-hidden">{good ? tr('Good:') : tr('Wrong:')} </span>
      {text}
    </span>
  </li>
);

export function Verify({ app, record }: { app: App; record: string }) {
  const [findings, setFindings] = useState<Finding[] | null>(null);
  const good = findings?.every((one) => one.good);
  return (
    <section class="after-section" aria-labelledby="after-fair">
      <h2 id="after-fair">{tr('Fair dice')}</h2>
      <p>
        {tr(
          'Before the game, the server and each player’s device picked a secret number, and every roll follows from all of them together. The numbers are public now, so this browser can check every roll.',
        )}
      </p>
      <div class="after-buttons">
        <Button icon="check" onClick={() => setFindings(verify(newSession(app), record))}>
          {tr('Verify the dice')}
        </Button>
      </div>
      <div role="status">
        {findings && (
          <p class={good ? 'after-good' : 'after-bad'}>
            <b>
              {good ? tr('All is as it was promised.') : tr('Something is wrong with this record.')}
            </b>
          </p>
        )}
      </div>
      {findings && (
        <ul class="after-findings">
          {findings.map((one) => (
            <Item key={one.text} {...one} />
          ))}
        </ul>
      )}
    </section>
  );
}

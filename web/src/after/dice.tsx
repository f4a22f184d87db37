// dice.tsx: how the dice rolled, compared with expectation.
import { decimal } from '../i18n/numbers';
import { tr, trPlural } from '../i18n/tr';
import type { DiceGroup } from '../engine/types';
import { title } from '../play/text';

// The probability that fair dice deviate at least this much: Pearson's chi-squared test, using the
// Wilson-Hilferty approximation and a logistic one for the normal distribution. Accurate enough for
// a remark.
export function chiSquaredTail(group: DiceGroup): number {
  const outcomes = group.outcomes.filter(({ expected }) => expected > 0);
  const free = outcomes.length - 1;
  if (free < 1) return 1;
  const sum = outcomes.reduce(
    (all, { count, expected }) => all + (count - expected) ** 2 / expected,
    0,
  );
  const z = ((sum / free) ** (1 / 3) - (1 - 2 / (9 * free))) / Math.sqrt(2 / (9 * free));
  return 1 / (1 + Math.exp(0.07056 * z ** 3 + 1.5976 * z));
}

function verdict(group: DiceGroup) {
  if (group.outcomes.some(({ expected }) => expected < 2))
    return tr('Too few rolls to say anything.');
  const chance = chiSquaredTail(group);
  if (chance < 0.01)
    return tr('Unusual: fair dice fall like this, or stranger, less than once in a hundred games.');
  if (chance < 0.05)
    return tr(
      'A little unusual: fair dice fall like this, or stranger, about once in %d games.',
      Math.round(1 / chance),
    );
  return tr('Nothing unusual.');
}

export function DiceStatistics({ groups }: { groups: DiceGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <section class="after-section" aria-labelledby="after-dice">
      <h2 id="after-dice">{tr('The dice')}</h2>
      <div class="after-groups">
        {groups.map((group) => (
          <Group key={group.title} group={group} />
        ))}
      </div>
    </section>
  );
}

function Group({ group }: { group: DiceGroup }) {
  const most = Math.max(
    ...group.outcomes.map(({ count, expected }) => Math.max(count, expected)),
    1,
  );
  return (
    <div class="after-group">
      <h3>
        {title(group.title)}
        <small>{trPlural('%d roll', '%d rolls', group.count)}</small>
      </h3>
      <table>
        <caption class="visually-hidden">{title(group.title)}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="visually-hidden">{tr('Face')}</span>
            </th>
            <th scope="col">{tr('Rolled')}</th>
            <th scope="col">{tr('Expected')}</th>
          </tr>
        </thead>
        <tbody>
          {group.outcomes.map(({ text, count, expected }) => (
            <tr key={text}>
              <th scope="row">{text}</th>
              <td class="after-bar">
                <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={(100 * count) / most} height="12" />
                  <path d={`M${(100 * expected) / most} 0V12`} />
                </svg>
                <span>{count}</span>
              </td>
              <td class="after-soft">{decimal(expected)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="after-soft">{verdict(group)}</p>
    </div>
  );
}

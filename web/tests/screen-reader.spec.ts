// Both lessons, played by somebody who hears them: every step is announced, what it asks for is
// found by its spoken words, and nothing else is used.
import { expect, test, type Page } from '@playwright/test';
import { goTo, openSite, situationOf, untilIdle, watchErrors } from './support';
import { announcements, installReader, read, watchAnnouncements } from './screen-reader';

test.use({ serviceWorkers: 'block' }); // one would fetch the reader itself

const marked = /^(?=.*\bbutton\b)(?!.*\bdisabled\b).*, marked\b/;
const next = /^button, Next\b/;
const confirm = /^button, Make the move\b/;

const wordsOf = (text: string) => text.replace(/\s+/g, ' ').trim();

// One step: what is to be done has been announced and can be read, and the thing asked for is
// pressed by its words alone.
async function takeStep(page: Page) {
  const { lesson, draft } = await situationOf(page);
  const { text, task, waits } = lesson!;
  const phrases = await read(page, waits ? next : draft.whole ? confirm : marked);
  const pressed = phrases[phrases.length - 1];
  expect(pressed, `something to press for: ${task || text}`).not.toBe('end of document');
  await untilIdle(page);
  return { text, task, pressed };
}

for (const game of ['ciub', 'seals'])
  test(`the lesson of ${game} by its sounds alone`, async ({ page }) => {
    const errors = watchErrors(page);
    await openSite(page, { confirm: false });
    await watchAnnouncements(page);
    await goTo(page, `#/lesson/${game}`);
    await expect(page.locator('.play-lesson')).toBeVisible();
    await installReader(page);
    const heard: string[] = [],
      log: string[] = [];
    for (let step = 0; step < 200 && !(await situationOf(page)).lesson!.last; step++) {
      const { text, task, pressed } = await takeStep(page);
      heard.push(...(await announcements(page)));
      log.push(`${task || text}\n    ${pressed}`);
      expect(heard.join('\n')).toContain(task || text);
    }
    expect((await situationOf(page)).lesson!.last, log.join('\n')).toBe(true);
    const end = wordsOf((await read(page)).join(' '));
    expect(end).toContain('Begin a new game');
    test.info().annotations.push({ type: 'spoken', description: log.join('\n') });
    if (process.env.SPOKEN) console.log(log.join('\n'));
    expect(errors).toEqual([]);
  });

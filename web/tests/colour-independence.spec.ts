// Colour is never the only distinction: pieces that differ in colour also differ in shape, symbol
// or letter. Saves pictures of the tables without colour.
import { expect, test, type Page } from '@playwright/test';
import { createGame, openFinished, openSite, picture } from './support';

interface Piece {
  colour: string;
  drawing: string;
}

// Every coloured piece, with everything in its drawing except colour.
const pieces = (page: Page, colour: string): Promise<Piece[]> =>
  page.evaluate((pattern) => {
    const shape = ['d', 'points', 'x', 'y', 'r', 'rx', 'cx', 'cy', 'width', 'height', 'transform'];
    const drawing = (one: Element): string =>
      [
        one.tagName,
        ...shape.map((name) => one.getAttribute(name) ?? ''),
        ...(one.children.length ? [...one.children].map(drawing) : [one.textContent ?? '']),
      ].join(' ');
    return [...document.querySelectorAll('main [class]')].flatMap((one) => {
      const found = new RegExp(pattern).exec(one.getAttribute('class') ?? '');
      return found
        ? [
            {
              colour: found[1],
              drawing: [...one.children].map(drawing).join(' ') || one.textContent || '',
            },
          ]
        : [];
    });
  }, colour);

async function expectShapes(page: Page, colour: string, least: number) {
  const colours = new Map<string, Set<string>>();
  const all = await pieces(page, colour);
  for (const one of all)
    colours.set(one.drawing, (colours.get(one.drawing) ?? new Set()).add(one.colour));
  expect(new Set(all.map((one) => one.colour)).size).toBeGreaterThanOrEqual(least);
  for (const [drawing, set] of colours)
    expect([...set], `drawn alike: ${drawing.slice(0, 300)}`).toHaveLength(1);
}

const seats = '(?:^| )(?:seals|ciub)-seat-(\\d)(?: |$)';
const games: [string, string, string, string][] = [
  [
    'Five Seals',
    'seals:players=5,circle=3#61',
    'seals',
    '(?:^| )seals-(fire|water|air|earth|mind)(?: |$)',
  ],
  [
    'ciúb',
    'ciub:players=4#62',
    'ciub',
    '(?:^| )ciub-(white|yellow|orange|red|green|purple|blue)(?: |$)',
  ],
];
for (const [name, id, game, colour] of games)
  test(`pieces differ without colour: ${name}`, async ({ page }) => {
    await openSite(page);
    await createGame(page, id, Array<string>(game === 'seals' ? 5 : 4).fill(''));
    await expectShapes(page, colour, game === 'seals' ? 5 : 7);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setEmulatedVisionDeficiency', { type: 'achromatopsia' });
    await picture(page, `grey-${game}`);
    await page.goto('');
    await openFinished(page, [id]);
    await page.getByRole('button', { name: 'Look at the table' }).click();
    await expect(page.locator('.play-table')).toBeVisible();
    await expectShapes(page, colour, 3);
    await expectShapes(page, seats, 4);
    await picture(page, `grey-${game}-end`);
  });

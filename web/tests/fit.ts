// fit.ts: checks that everything fits on any screen, with larger text and with wider letters than
// the site's fonts: no horizontal scrolling, and no text is cut off, overflows its box or overlaps
// another. On a phone, with the site's fonts, it is stricter: no name, value or picture is cut off,
// the prompt needs no scrolling, and no boxes touch.
import type { Page } from '@playwright/test';

export const widths = [320, 360, 390, 768, 1280, 1440];
const heightAt = (width: number) => (width < 700 ? 640 : 800);

// The same font, a quarter wider.
async function widenLetters(page: Page) {
  await page.evaluate(async () => {
    const [sheet] = document.styleSheets;
    const faces = [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule);
    if (faces.some((rule) => rule.cssText.includes('size-adjust'))) return;
    for (const { cssText } of faces)
      sheet.insertRule(cssText.replace(/}$/, 'size-adjust: 125%; }'), sheet.cssRules.length);
    await document.fonts.ready;
    await Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished.catch(() => {})),
    );
  });
}
async function restoreLetters(page: Page) {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
    const [sheet] = document.styleSheets;
    for (let at = sheet.cssRules.length - 1; at >= 0; at--)
      if (
        sheet.cssRules[at] instanceof CSSFontFaceRule &&
        sheet.cssRules[at].cssText.includes('size-adjust')
      )
        sheet.deleteRule(at);
  });
}

// Runs in the page: what does not fit, for each text size.
function findMisfits(sizes: string[]): string[] {
  const found: string[] = [];
  const short = (text: string) => text.trim().replace(/\s+/g, ' ').slice(0, 30);
  const nameOf = (one: Element) =>
    one.tagName.toLowerCase() +
    (one.getAttribute('class') ? `.${one.getAttribute('class')!.split(' ').join('.')}` : '');
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (one: Element) => {
    let style = styles.get(one);
    if (!style) styles.set(one, (style = getComputedStyle(one)));
    return style;
  };
  const scrolls = (value: string) => value === 'auto' || value === 'scroll';
  const cuts = (value: string) => value === 'hidden' || value === 'clip';
  const isBox = (style: CSSStyleDeclaration) =>
    style.display !== 'inline' &&
    style.display !== 'contents' &&
    (parseFloat(style.borderLeftWidth) > 0 ||
      style.backgroundImage !== 'none' ||
      !/, 0\)$|^transparent$/.test(style.backgroundColor));

  function lookAt(text: Text, report: (fault: string) => void): DOMRect[] {
    const parent = text.parentElement!;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (!box.width || !box.height) return [];
    const slack = parseFloat(styleOf(parent).fontSize) * 0.3; // letters are lower than their line
    let boxed = false,
      freeX = false,
      freeY = false,
      fixed = false;
    for (
      let one: Element | null = parent;
      one && one !== document.documentElement;
      one = one.parentElement
    ) {
      const style = styleOf(one),
        edge = one.getBoundingClientRect();
      if (style.display === 'inline' || style.display === 'contents') continue;
      const wide = !freeX && (box.left < edge.left - 1 || box.right > edge.right + 1);
      const high = !freeY && (box.top < edge.top - slack || box.bottom > edge.bottom + slack);
      if (scrolls(style.overflowX)) freeX = true;
      if (scrolls(style.overflowY)) freeY = true;
      const labelled = one.closest('[title], [aria-label]');
      if ((wide && cuts(style.overflowX) && !freeX) || (high && cuts(style.overflowY) && !freeY)) {
        if (!labelled) report(`"${short(text.data)}" is cut off by ${nameOf(one)}`);
        return [];
      }
      if (!boxed && isBox(style)) {
        boxed = true;
        if (
          (wide && !freeX && !cuts(style.overflowX)) ||
          (high && !freeY && !cuts(style.overflowY))
        )
          return (report(`"${short(text.data)}" leaves ${nameOf(one)}`), []);
      }
      if (style.position === 'fixed') fixed = true;
    }
    if (!freeX && (box.left < -1 || box.right > innerWidth + 1))
      return (report(`"${short(text.data)}" of ${nameOf(parent)} leaves the screen`), []);
    if (fixed && !freeY && (box.top < -1 || box.bottom > innerHeight + 1))
      return (report(`"${short(text.data)}" of ${nameOf(parent)} leaves the screen`), []);
    return [...range.getClientRects()]; // one per line
  }

  // Text may only collide with text in the same layer.
  const layerOf = (one: Element) => {
    for (let at: Element | null = one; at; at = at.parentElement) {
      const style = styleOf(at);
      if (
        ['absolute', 'fixed', 'sticky'].includes(style.position) ||
        scrolls(style.overflowY) ||
        cuts(style.overflowY)
      )
        return at;
    }
    return document.body;
  };

  // Only long words may be broken.
  function brokenWord(text: Text, lines: DOMRect[]) {
    if (lines.length < 2) return undefined;
    const range = document.createRange();
    return [...text.data.matchAll(/(?<![\p{L}\d])[\p{L}\d]{2,9}(?![\p{L}\d])/gu)].find(
      ({ index, 0: word }) => {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1;
      },
    )?.[0];
  }
  // Lines may touch: letters are lower than these.
  const inkOf = ({ top, bottom, height }: DOMRect) => [top + 0.22 * height, bottom - 0.22 * height];
  function overlap(one: DOMRect, other: DOMRect) {
    const [top, bottom] = inkOf(one),
      [otherTop, otherBottom] = inkOf(other);
    return (
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3 &&
      Math.min(bottom, otherBottom) - Math.max(top, otherTop) > 2
    );
  }

  function measure(size: string) {
    document.documentElement.style.fontSize = size;
    styles.clear();
    const report = (fault: string) => found.push(`${innerWidth} px, ${size}: ${fault}`);
    const slide = document.documentElement.scrollWidth - innerWidth;
    if (slide > 0) {
      const widest = [...document.querySelectorAll('body *')]
        .filter((one) => one.getBoundingClientRect().right > innerWidth + 0.5)
        .slice(-3)
        .map(nameOf);
      report(`slides by ${slide} px (${widest.join(', ')})`);
    }
    const layers = new Map<Element, [DOMRect, Text][]>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (
      let text = walker.nextNode() as Text | null;
      text;
      text = walker.nextNode() as Text | null
    ) {
      const parent = text.parentElement!;
      if (
        !text.data.trim() ||
        parent.closest('.visually-hidden, .shell-skip, .seals-window, option, noscript') ||
        !parent.checkVisibility({ visibilityProperty: true })
      )
        continue;
      if (styleOf(parent).clipPath !== 'none') continue;
      const svg = parent.closest('svg');
      if (svg) {
        const inner = parent.getBoundingClientRect(),
          outer = svg.getBoundingClientRect();
        if (inner.left < outer.left - 1 || inner.right > outer.right + 1)
          report(`"${short(text.data)}" leaves ${nameOf(svg)}`);
        continue;
      }
      const layer = layerOf(parent),
        others = layers.get(layer) ?? [];
      layers.set(layer, others);
      const lines = lookAt(text, report);
      const broken = size === '100%' && brokenWord(text, lines);
      if (broken) report(`"${broken}" of ${nameOf(parent)} is broken`);
      const other = others.find(
        ([box, its]) =>
          !parent.contains(its) &&
          !its.parentElement!.contains(text) &&
          lines.some((line) => overlap(line, box)),
      );
      if (other)
        report(`"${short(text.data)}" of ${nameOf(parent)} runs into "${short(other[1].data)}"`);
      others.push(...lines.map((line): [DOMRect, Text] => [line, text]));
    }
  }
  for (const size of sizes) measure(size);
  document.documentElement.style.fontSize = '';
  return found;
}

// Runs in the page: what is cut off or touches in the site's own fonts. A label or title is no
// excuse here.
function findStrictFaults(): string[] {
  const found = new Set<string>();
  const nameOf = (one: Element) =>
    `${one.tagName.toLowerCase()}.${(one.getAttribute('class') ?? '').split(' ')[0]}`;
  const scrolls = (value: string) => value === 'auto' || value === 'scroll';
  const cuts = (value: string) => value === 'hidden' || value === 'clip';
  const isSeen = (one: Element) =>
    one.checkVisibility({ visibilityProperty: true }) &&
    !one.closest('.visually-hidden, .shell-skip, .seals-window');

  // The box with hidden overflow that cuts it off, if any, or the prompt, which must be readable
  // without scrolling.
  function cutBy(from: Element, box: DOMRect, slack: number): Element | undefined {
    let freeX = false,
      freeY = false;
    for (let one: Element | null = from; one && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one),
        edge = one.getBoundingClientRect();
      if (style.display === 'inline' || style.display === 'contents') continue;
      if (style.clipPath !== 'none') return undefined;
      const wide = box.left < edge.left - 1 || box.right > edge.right + 1,
        high = box.top < edge.top - slack || box.bottom > edge.bottom + slack;
      const read = one.matches('.play-prompt-words');
      if (
        (wide && !freeX && cuts(style.overflowX)) ||
        (high && !freeY && (read || cuts(style.overflowY)))
      )
        return one;
      freeX ||= scrolls(style.overflowX);
      freeY ||= scrolls(style.overflowY);
    }
    return undefined;
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null) {
    const parent = text.parentElement!;
    if (!text.data.trim() || parent.closest('svg, option, noscript') || !isSeen(parent)) continue;
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    const by = box.width && cutBy(parent, box, parseFloat(getComputedStyle(parent).fontSize) * 0.3);
    if (by) found.add(`"${text.data.trim().slice(0, 30)}" is cut off by ${nameOf(by)}`);
  }
  for (const picture of document.querySelectorAll('.move-picture, .move-card, .move-name')) {
    const { left, top, width, height } = picture.getBoundingClientRect(),
      ring = picture.matches('.move-card') ? 1 : 0; // its shadow
    const by =
      isSeen(picture) &&
      cutBy(picture.parentElement!, new DOMRect(left, top - ring, width, height + 2 * ring), 0.5);
    if (by) found.add(`${nameOf(picture)} is cut off by ${nameOf(by)}`);
  }
  const pen = document.createElement('canvas').getContext('2d')!;
  for (const select of document.querySelectorAll('select')) {
    if (!isSeen(select)) continue;
    const style = getComputedStyle(select);
    pen.font = style.font;
    const room =
      select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    for (const { label } of select.options)
      if (pen.measureText(label).width > room + 1) found.add(`"${label}" is cut off by its list`);
  }
  // A card that can be chosen has an outline.
  const framed = (one: Element) => {
    const { left, right, top, bottom } = one.getBoundingClientRect(),
      { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(one);
    const frame =
      outlineStyle === 'none' ? 0 : parseFloat(outlineWidth) + parseFloat(outlineOffset);
    return { left: left - frame, right: right + frame, top: top - frame, bottom: bottom + frame };
  };
  const boxes = [
    ...document.querySelectorAll(
      '.play-table :is(.ciub-card, .ciub-pile-cards, .ciub-front, .seals-card, .seals-home, .seals-own-dice)',
    ),
  ]
    .filter(isSeen)
    .map((one) => ({ one, ...framed(one) }));
  boxes.forEach((a, at) =>
    boxes.slice(at + 1).forEach((b) => {
      if (
        !a.one.contains(b.one) &&
        Math.min(a.right, b.right) > Math.max(a.left, b.left) &&
        Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top)
      )
        found.add(`${nameOf(a.one)} touches ${nameOf(b.one)}`);
    }),
  );
  return [...found].map((fault) => `${innerWidth} px: ${fault}`);
}

// Everything on the current screen that does not fit.
export async function misfits(page: Page, at = widths): Promise<string[]> {
  const found: string[] = [];
  for (const width of at.filter((one) => one < 700)) {
    await page.setViewportSize({ width, height: heightAt(width) });
    found.push(...(await page.evaluate(findStrictFaults)));
  }
  await widenLetters(page);
  try {
    for (const width of at) {
      await page.setViewportSize({ width, height: heightAt(width) });
      found.push(...(await page.evaluate(findMisfits, ['100%', '200%'])));
    }
  } finally {
    await restoreLetters(page);
  }
  return found;
}

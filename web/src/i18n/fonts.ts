// fonts.ts: loads the site's own fonts (styles/fonts.css) before text in them is drawn, so that
// nothing moves when they arrive.
const families = ['Source Sans 3', 'Brygada 1918'];
const patience = 3000; // ms; a page in the system's fonts is better than none

// A letter of each script that texts in the language are written in.
const lettersOf = (language: string) => (language === 'ru' ? 'aя' : 'a');

// Never fails: a font that cannot be fetched leaves the system's in its place.
export async function loadFonts(language: string) {
  const loading = Promise.allSettled(
    families.map((family) => document.fonts.load(`1rem "${family}"`, lettersOf(language))),
  );
  const isLate = await Promise.race([
    loading.then(() => false),
    new Promise<boolean>((resolve) => setTimeout(resolve, patience, true)),
  ]);
  if (isLate) document.documentElement.dataset.fonts = 'system';
  else delete document.documentElement.dataset.fonts;
}

// fonts.ts: loads the site's fonts (styles/fonts.css) before text is drawn in them, to avoid layout
// shifts.
const families = ['Source Sans 3', 'Brygada 1918'];
const timeLimit = 3000; // ms; then falls back to system fonts

// A letter of each script the language is written in.
const lettersOf = (language: string) => (language === 'ru' ? 'aя' : 'a');

// Never rejects: a font that cannot be loaded falls back to the system's.
export async function loadFonts(language: string) {
  const loading = Promise.allSettled(
    families.map((family) => document.fonts.load(`1rem "${family}"`, lettersOf(language))),
  );
  const isLate = await Promise.race([
    loading.then(() => false),
    new Promise<boolean>((resolve) => setTimeout(resolve, timeLimit, true)),
  ]);
  if (isLate) document.documentElement.dataset.fonts = 'system';
  else delete document.documentElement.dataset.fonts;
}

// tr.ts: translations, from the same gettext catalogues as the program's. The code is in English;
// scripts/texts extracts the arguments of these functions.
type Catalogue = Map<string, string[]>;
let catalogue: Catalogue | null = null;
let language = 'en';

// Parses a compiled catalogue (.mo): a table of offsets to messages and one to translations.
export function readCatalogue(bytes: Uint8Array): Catalogue {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const little = view.getUint32(0, true) === 0x950412de;
  const word = (at: number) => view.getUint32(at, little);
  const decoder = new TextDecoder();
  const text = (table: number, index: number) => {
    const length = word(table + 8 * index),
      at = word(table + 8 * index + 4);
    return decoder.decode(bytes.subarray(at, at + length));
  };
  const found: Catalogue = new Map();
  for (let i = 0, count = word(8); i < count; i++)
    found.set(text(word(12), i).split('\0')[0], text(word(16), i).split('\0'));
  return found;
}

// `entries` is null for English.
export function setCatalogue(code: string, entries: Catalogue | null) {
  language = code;
  catalogue = entries;
}
export const currentLanguage = () => language;
// The browser's own variety of the language, for dates and numbers: British ones look British.
export const currentLocale = () =>
  navigator.languages.find((locale) => locale.split('-')[0] === language) ?? language;

// Substitutes %s, %d and %1$s; %% is a percent sign.
function fill(format: string, values: (string | number)[]) {
  let next = 0;
  return format.replace(/%(?:(\d+)\$)?([sd%])/g, (_, place, kind) =>
    kind === '%' ? '%' : String(values[place ? Number(place) - 1 : next++]),
  );
}

// The gettext plural rules of these languages.
function pluralForm(count: number) {
  if (language !== 'ru') return count === 1 ? 0 : 1;
  const ten = count % 10,
    hundred = count % 100;
  if (ten === 1 && hundred !== 11) return 0;
  return ten >= 2 && ten <= 4 && (hundred < 12 || hundred > 14) ? 1 : 2;
}

export function tr(text: string, ...values: (string | number)[]) {
  return fill(catalogue?.get(text)?.[0] || text, values);
}
// Disambiguates the same English text by context.
export function trContext(context: string, text: string, ...values: (string | number)[]) {
  return fill(catalogue?.get(`${context}\x04${text}`)?.[0] || text, values);
}
// The plural form for a count.
export function trPlural(one: string, many: string, count: number, ...values: (string | number)[]) {
  const form = catalogue?.get(one)?.[pluralForm(count)] || (count === 1 ? one : many);
  return fill(form, values.length ? values : [count]);
}

/** A text for comparing, in lower case and without accents, spaces and punctuation, so that a slug equals its name. */
export const comparable = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

const ENDING = /\.(py3?|java|cpp|cc|cxx|c|js|mjs|ts|jsx|tsx|sql|go|rs|kt|swift|rb|php|cs|scala|dart|md|txt|ipynb)$/i;
/** What sites, trackers and people write before a name: a list marker, a site, a number. */
const BEFORE = /^(?:[\s>*•·#_-]+|\[[ x]?\]|(?:leet[\s_-]?code|lc|neet[\s_-]?code)(?=[\s_\-.:#\d[(])[\s_\-.:#]*)/i;
const NUMBER = /^\W*\d{1,5}\s*[\])]?\s*(?:[.):_\s–—-]+\s*|(?<=[\])])\s*)/;
/** And behind it: the site, the difficulty, a number in parentheses. */
const BEHIND =
  /(?:\s*[-–—|:·@]+\s*|\s+|_+)[([]?(?:leet\s?code|lc|neet\s?code|easy|medium|hard|premium)(?:\s*#?\d{1,5})?[)\]]?$|\s*[([]#?\d{1,5}[)\]]$|[-_]+\d{5,}$/i;

/** The forms of a name to try, as it is written first: without its file ending, list marker, number, site and level. */
export function formsOf(text: string): string[] {
  const decoded = decode(text).trim();
  const forms = [decoded];
  const tries = [
    (form: string) => form.replace(ENDING, ''),
    (form: string) => untilSame(form, (one) => one.replace(BEHIND, '')),
    (form: string) => untilSame(form, (one) => one.replace(BEFORE, '')),
    (form: string) => form.replace(NUMBER, ''),
    (form: string) => form.replace(BEFORE, '').replace(NUMBER, ''),
  ];
  for (const attempt of tries) forms.push(attempt(forms.at(-1) ?? ''));
  return [...new Set(forms)].filter((form) => form !== '');
}

function untilSame(text: string, change: (text: string) => string): string {
  const next = change(text).trim();
  return next === text ? text : untilSame(next, change);
}

/** With the characters of `%20`; as it is if they are none. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

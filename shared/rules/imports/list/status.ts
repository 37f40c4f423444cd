import { isLikeDay } from './day-in-text.ts';

/** What a text says about a problem: 'unknown' if it says something that is not understood. */
export type Status = 'solved' | 'unsolved' | 'unknown' | 'none';

const words = (text: string) => new Set(text.split(' '));

const SOLVED_SIGNS = words('✓ ✔ ✅ ☑ 🗹 🟢 🟩 💚 💯 🎉 🏆 👍 [x] (x) 🆗');
const UNSOLVED_SIGNS = words('❌ ✗ ✘ ✖ ❎ ☐ ⬜ □ ◻ ▢ 🔲 ⬛ 🔴 🟥 🚫 ⛔ 👎 🛑 ⏳ ⌛ 🚧 [] [-] ()');

const SOLVED_WORDS = words(
  'ac accepted solved done yes y true t x complete completed finished passed pass ok correct mastered checked ' +
    'ja oui si sí sim da да tak 是 はい erledigt gelöst fertig fait résolu hecho resuelto feito resolvido',
);
const UNSOLVED_WORDS = words(
  'n f todo unsolved undone uncompleted unfinished incomplete wip doing started attempted attempting tried trying ' +
    'notac pending planned skip skipped wa tle mle rte ce failed fail wrong blocked backlog ongoing stuck do false open later - – — ' +
    'nein non não nao нет nie 否 いいえ offen ausstehend pendiente pendente ungelöst',
);
/** They turn what is solved into what is not. */
const NEGATIONS = words('not no never un yet to almost nearly half partly partially partial none be progress');
/** What may stand beside a status and does not change it. */
const HARMLESS = words(
  'on at by the it is was this problem question myself alone again time times try tries attempt attempts first second ' +
    'third once twice after within min mins minutes minute hour hours h m s all of date day am pm utc gmt and with ' +
    'in have has had did already fully successfully submission submissions runtime beats faster',
);

/**
 * What a status says, whole: '✔️', 'Solved ✅', 'AC (2 tries)', 'not yet', '2/3', or a date, which is the day on which it
 * was solved. One word that is not understood makes it 'unknown'.
 */
export function statusOf(given: string): Status {
  const text = given
    .normalize('NFKC')
    .replace(/[\uFE0E\uFE0F\u200D]|[\u{1F3FB}-\u{1F3FF}]/gu, '')
    .replace(/[*`~]|^_+|_+$/g, '')
    .trim()
    .toLowerCase();
  if (text === '') return 'none';
  if (isLikeDay(text)) return 'solved';
  return ofShare(text) ?? ofWords(text);
}

/** '1', '3/3', '100%': complete or not. */
function ofShare(text: string): Status | null {
  if (text === '0' || text === '1') return text === '1' ? 'solved' : 'unsolved';
  const [, part, whole] = /^(\d+)\s*(?:\/|of|out of)\s*(\d+)$/.exec(text) ?? [];
  if (part !== undefined) return Number(part) > 0 && part === whole ? 'solved' : 'unsolved';
  const [, percent] = /^(\d+(?:\.\d+)?)\s*%/.exec(text) ?? [];
  if (percent === undefined) return null;
  return Number(percent) === 100 ? 'solved' : 'unsolved';
}

function ofWords(text: string): Status {
  // A remark may say anything, as long as it does not say that something is missing.
  const remark = /(?<=\S\s*)[([]([^()[\]]{2,})[)\]]\s*$/.exec(text);
  const main = remark ? text.slice(0, remark.index) : text;
  const tokens = tokensOf(main);
  const inRemark = tokensOf(remark?.[1] ?? '');
  const says = (known: Set<string>, other: Set<string> = known) =>
    tokens.some((token) => known.has(token) || other.has(token));
  const isSolved = says(SOLVED_WORDS, SOLVED_SIGNS);
  const isUnsolved = says(UNSOLVED_WORDS, UNSOLVED_SIGNS);
  const isNegated = says(NEGATIONS);
  const isDoubted = text.includes('?') || inRemark.some(isAgainst);
  if (!tokens.every(isKnown) || isDoubted || (isSolved && isUnsolved)) return 'unknown';
  if (isSolved && !isNegated) return 'solved';
  return isUnsolved || isNegated ? 'unsolved' : 'unknown';
}

const isAgainst = (token: string) => UNSOLVED_WORDS.has(token) || UNSOLVED_SIGNS.has(token) || NEGATIONS.has(token);

const isKnown = (token: string) =>
  isAgainst(token) ||
  [SOLVED_WORDS, SOLVED_SIGNS, HARMLESS].some((known) => known.has(token)) ||
  /^\d+(st|nd|rd|th|x|ms|s|m|h|min|%)?$/.test(token) ||
  isLikeDay(token) ||
  /^(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*$/.test(token);

/** Words and signs; a checkbox is one sign, dates stay whole. */
const tokensOf = (text: string): string[] =>
  text
    .replace(/n['’]t\b/g, ' not ')
    .match(/[[(]\s?[x-]?\s?[\])]|\p{Extended_Pictographic}|[✓✔✗✘☐☑□◻▢]|[\p{L}\p{N}%]+(?:[-/.:]\d+)*|[-–—](?!\S)/gu)
    ?.map((token) => token.replace(/^([[(])\s*([x-]?)\s*([\])])$/, '$1$2$3')) ?? [];

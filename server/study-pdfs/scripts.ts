/*
 * Which letters need fonts beyond DejaVu, and the parts of a text that are drawn as one. The order of the fonts
 * decides how an ideograph looks that Chinese, Japanese and Korean share.
 */

/** Letters of Chinese, Japanese and Korean, their punctuation, and full-width forms. */
const CJK =
  '\\u1100-\\u11FF\\u2E80-\\u9FFF\\uA960-\\uA97F\\uAC00-\\uD7FF\\uF900-\\uFAFF\\uFE30-\\uFE4F\\uFF00-\\uFFEF\\u{20000}-\\u{323AF}';
const IN_CJK = new RegExp(`[${CJK}]`, 'u');
const IN_OTHER_SCRIPTS = new RegExp(`[\\u0900-\\u097F${CJK}]`, 'u');

export const isCjk = (char: string) => IN_CJK.test(char);

/** Joiners decide how the letters around them are joined. */
const DEVANAGARI = /(\p{Script=Devanagari}[\p{scx=Devanagari}\u200C\u200D]*)/u;

export const isDevanagari = (text: string) => DEVANAGARI.test(text);

export type FontPackage = 'devanagari' | 'sc' | 'jp' | 'kr';

/** The packages to look for the letters of a text in, the best one first; null if DejaVu has all that we can draw. */
export function packagesFor(text: string): readonly FontPackage[] | null {
  if (!IN_OTHER_SCRIPTS.test(text)) return null;
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return ['devanagari', 'jp', 'sc', 'kr'];
  if (/\p{Script=Hangul}/u.test(text)) return ['devanagari', 'kr', 'sc', 'jp'];
  return ['devanagari', 'sc', 'jp', 'kr'];
}

let segmenter: Intl.Segmenter | undefined;

/** The characters of a text, but the syllables of Devanagari as one part each. Letters in parts are composed. */
export const partsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .split(DEVANAGARI)
    .flatMap((part) => (isDevanagari(part) ? syllablesOf(part) : Array.from(part)));

/** A syllable is shaped as a whole: more marks than this on a letter are no syllable, and would take long. */
const LONGEST_SYLLABLE = /.{1,16}/gsu;

function syllablesOf(text: string): string[] {
  // Its data takes memory, which most texts do without.
  segmenter ??= new Intl.Segmenter('hi', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text)).flatMap(({ segment }) => segment.match(LONGEST_SYLLABLE) ?? []);
}

const BYTE_ORDER_MARK = '\uFEFF';
/** Zero-width space, joiners, and the word joiner: nobody types them into a program. */
const INVISIBLE = /[\u200B-\u200D\u2060\uFEFF]/g;
/** The no-break spaces that web pages and word processors put between words. */
const WIDE_SPACES = /[\u00A0\u2007\u202F]/g;

/** A program as it was meant where it was copied: with lines that end as usual, and without invisible characters. */
export const pastedSource = (source: string): string =>
  source.replace(BYTE_ORDER_MARK, '').replaceAll(/\r\n?/g, '\n').replaceAll(INVISIBLE, '').replaceAll(WIDE_SPACES, ' ');

const CURLY: Record<string, string> = { '“': '"', '”': '"', '„': '"', '‘': "'", '’': "'", '–': '-', '−': '-' };

/** Names the first quote or dash in a program that only looks like the one of the language; '' if there is none. */
export function curlyQuoteHint(source: string): string {
  const line = source.split('\n').findIndex((text) => /[“”„‘’–−]/.test(text));
  const sign = source.split('\n')[line]?.match(/[“”„‘’–−]/)?.[0];
  return sign === undefined ? '' : `Line ${line + 1} has ${sign} where a program needs ${CURLY[sign] ?? ''}`;
}

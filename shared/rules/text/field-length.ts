import type { Field } from '#shared/field.ts';
import { splitList } from './list-text.ts';

/** The limit of a field of markup, code or entries. */
const MAX_TEXT_BYTES = 200_000;

// An index entry of PostgreSQL has at most 2,704 bytes, and a UTF-16 unit takes up to three.
const MAX_LINE = 500;

const MAX: Partial<Record<Field['kind'], number>> = {
  text: MAX_TEXT_BYTES,
  code: MAX_TEXT_BYTES,
  entries: MAX_TEXT_BYTES,
  // These are not indexed as a whole.
  list: 20_000,
  sources: 20_000,
  counts: 20_000,
  link: 2000,
  video: 2000,
  // The limit for problem slugs everywhere.
  slug: 100,
};

/** The maximum length of a field's text, in UTF-16 units. */
export const maxLengthOf = (kind: Field['kind']): number => MAX[kind] ?? MAX_LINE;

export const maxLengthError = (max: number, what = 'characters') => `has at most ${max.toLocaleString('en')} ${what}`;

const encoder = new TextEncoder();

/** The length in bytes; short texts, which cannot exceed the limit, are not encoded. */
const utf8Length = (text: string): number =>
  text.length * 3 <= MAX_TEXT_BYTES ? text.length : encoder.encode(text).length;

/** The length error of a text within `maxLengthOf`, as the end of a sentence that starts with the field's name; or null. */
export function lengthError(kind: Field['kind'], text: string): string | null {
  if (utf8Length(text) > MAX_TEXT_BYTES) return maxLengthError(MAX_TEXT_BYTES, 'bytes');
  // The items of a list are indexed one by one.
  const isList = kind === 'list' || kind === 'counts';
  return isList && splitList(text).some((item) => item.length > MAX_LINE)
    ? `has an item over ${MAX_LINE} characters`
    : null;
}

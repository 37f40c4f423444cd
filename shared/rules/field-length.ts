import type { Field } from '../field.ts';

/** Of one field of markup, code or entries. */
export const MAX_TEXT_BYTES = 200_000;

// An entry of an index of PostgreSQL takes 2,704 bytes, and a character up to three for each unit of its length.
const MAX_LINE = 500;

const MOST: Partial<Record<Field['kind'], number>> = {
  text: MAX_TEXT_BYTES,
  code: MAX_TEXT_BYTES,
  entries: MAX_TEXT_BYTES,
  // No index holds these whole.
  list: 20_000,
  counts: 20_000,
  link: 2000,
  video: 2000,
  // What addresses of problems take wherever they are sent.
  slug: 100,
};

/** The greatest length of a field's text, as JavaScript counts it. */
export const mostOf = (kind: Field['kind']): number => MOST[kind] ?? MAX_LINE;

const encoder = new TextEncoder();

/** How many bytes a text takes where it is kept; those that cannot be too many are not counted. */
export const utf8Length = (text: string): number =>
  text.length * 3 <= MAX_TEXT_BYTES ? text.length : encoder.encode(text).length;

import type { Language } from '#shared/judge/languages.ts';
import type { TracedObject, TracedValue } from '../trace.ts';
import { fieldOf, idOf, itemsOf, type Objects, pairsOf, unrecorded } from './traced-values.ts';

/** How a language writes what has no value, and the two truth values. */
export type Wording = { none: string; yes: string; no: string };

const COMMON: Wording = { none: 'null', yes: 'true', no: 'false' };
const WORDINGS: Partial<Record<Language, Wording>> = {
  python: { none: 'None', yes: 'True', no: 'False' },
  cpp: { ...COMMON, none: 'nullptr' },
  c: { ...COMMON, none: 'NULL' },
};

export const wordingOf = (language: Language): Wording => WORDINGS[language] ?? COMMON;

/** What values are written with: the objects of their step, and the words of the language. */
export type Writing = { objects: Objects; wording: Wording };

const DEEPEST = 4;

/** A value in one line of at most so many characters, as the language would write it or nearly so. */
export function shortValue(value: TracedValue | undefined, writing: Writing, most = 60): string {
  const text = written(value, writing, 0);
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
}

function written(value: TracedValue | undefined, writing: Writing, depth: number): string {
  const { objects, wording } = writing;
  if (value === null || value === undefined) return wording.none;
  if (typeof value === 'boolean') return value ? wording.yes : wording.no;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return JSON.stringify(value);
  const id = idOf(value);
  if (id !== null) return objectName(objects[id], writing);
  if (depth > DEEPEST) return '…';
  const rest = unrecorded(value) > 0 ? ['…'] : [];
  const pairs = pairsOf(value);
  const inner = (item: TracedValue) => written(item, writing, depth + 1);
  if (pairs) return `{${[...pairs.map(([key, item]) => `${inner(key)}: ${inner(item)}`), ...rest].join(', ')}}`;
  const items = itemsOf(value);
  if (!items) return 'v' in value && typeof value.v === 'string' ? value.v : '';
  const list = [...items.map(inner), ...rest].join(', ');
  if ('t' in value && value.t === 'set') return `{${list}}`;
  return 't' in value && value.t === 'tuple' ? `(${list})` : `[${list}]`;
}

/** What a node holds, as short as it is drawn in it: its value, or key and value. */
export function nodeText(object: TracedObject | undefined, writing: Writing, most = 12): string {
  if (!object) return '?';
  const value = fieldOf(object, 'val', 'value', 'data', 'v');
  const key = fieldOf(object, 'key', 'label', 'name', 'char', 'ch', 'id');
  const [first, second] = key && key !== value ? [key, value] : [value, null];
  if (first && second) {
    const half = Math.max(3, Math.floor(most / 2));
    return `${shortValue(first.value, writing, half)}: ${shortValue(second.value, writing, half)}`;
  }
  if (first) return shortValue(first.value, writing, most);
  const isScalar = (field: TracedValue) => typeof field === 'number' || typeof field === 'string';
  const [scalar] = Object.values(object.fields).filter(isScalar);
  return scalar === undefined ? '' : shortValue(scalar, writing, most);
}

/** An object in a line of text: `ListNode(3)`. */
const objectName = (object: TracedObject | undefined, writing: Writing): string => {
  if (!object) return '…';
  const isNode = fieldOf(object, 'val', 'value', 'data', 'key') !== null;
  return isNode ? `${object.type}(${nodeText(object, writing)})` : object.type;
};

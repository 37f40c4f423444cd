import type { Language } from '#judge/languages/languages.ts';
import type { TracedObject, TracedValue } from '../trace.ts';
import { fieldOf, idOf, itemsOf, type Objects, pairsOf, unrecorded } from './traced-values.ts';

/** How a language writes null, true and false. */
export type Literals = { none: string; yes: string; no: string };

const COMMON: Literals = { none: 'null', yes: 'true', no: 'false' };
const LITERALS: Partial<Record<Language, Literals>> = {
  python: { none: 'None', yes: 'True', no: 'False' },
  cpp: { ...COMMON, none: 'nullptr' },
  c: { ...COMMON, none: 'NULL' },
};

export const literalsOf = (language: Language): Literals => LITERALS[language] ?? COMMON;

/** What a value is formatted with: the objects of its step and the literals of the language. */
export type ValueFormat = { objects: Objects; literals: Literals };

const MAX_DEPTH = 4;

/** A value in one line of at most `maxLength` characters, in roughly the syntax of the language. */
export function shortValue(value: TracedValue | undefined, format: ValueFormat, maxLength = 60): string {
  const text = written(value, format, 0);
  return text.length > maxLength ? `${text.slice(0, maxLength - 1).trimEnd()}…` : text;
}

function written(value: TracedValue | undefined, format: ValueFormat, depth: number): string {
  const { objects, literals } = format;
  if (value === null || value === undefined) return literals.none;
  if (typeof value === 'boolean') return value ? literals.yes : literals.no;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return JSON.stringify(value);
  const id = idOf(value);
  if (id !== null) return objectName(objects[id], format);
  if (depth > MAX_DEPTH) return '…';
  const rest = unrecorded(value) > 0 ? ['…'] : [];
  const pairs = pairsOf(value);
  const inner = (item: TracedValue) => written(item, format, depth + 1);
  if (pairs) return `{${[...pairs.map(([key, item]) => `${inner(key)}: ${inner(item)}`), ...rest].join(', ')}}`;
  const items = itemsOf(value);
  if (!items) return 'v' in value && typeof value.v === 'string' ? value.v : '';
  const list = [...items.map(inner), ...rest].join(', ');
  if ('t' in value && value.t === 'set') return `{${list}}`;
  return 't' in value && value.t === 'tuple' ? `(${list})` : `[${list}]`;
}

/** The short text that is drawn in a node: its value, or its key and value. */
export function nodeText(object: TracedObject | undefined, format: ValueFormat, maxLength = 12): string {
  if (!object) return '?';
  const value = fieldOf(object, 'val', 'value', 'data', 'v');
  const key = fieldOf(object, 'key', 'label', 'name', 'char', 'ch', 'id');
  const [first, second] = key && key !== value ? [key, value] : [value, null];
  if (first && second) {
    const half = Math.max(3, Math.floor(maxLength / 2));
    return `${shortValue(first.value, format, half)}: ${shortValue(second.value, format, half)}`;
  }
  if (first) return shortValue(first.value, format, maxLength);
  const isScalar = (field: TracedValue) => typeof field === 'number' || typeof field === 'string';
  const [scalar] = Object.values(object.fields).filter(isScalar);
  return scalar === undefined ? '' : shortValue(scalar, format, maxLength);
}

/** An object within a line of text: `ListNode(3)`. */
const objectName = (object: TracedObject | undefined, format: ValueFormat): string => {
  if (!object) return '…';
  const isNode = fieldOf(object, 'val', 'value', 'data', 'key') !== null;
  return isNode ? `${object.type}(${nodeText(object, format)})` : object.type;
};

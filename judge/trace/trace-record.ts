import { COLLECTIONS, type TracedObject, type TracedValue, type Variables } from './trace.ts';

/**
 * The record of a step that a driver writes: only new or changed values. `l` is the line, `v` the variables of the
 * call, `u` the variables of other calls by the id of the call, `h` the objects by their id. The event `e` is `call`,
 * which begins the call `i` of the function `f`; `return`, which ends the current call with its result `r`; `raise`,
 * which ends it with the message `m`; or `line`.
 */
export type TraceRecord = {
  l: number;
  v?: Variables;
  u?: Readonly<Record<string, Variables>>;
  h?: Readonly<Record<string, TracedObject>>;
} & (
  | { e: 'call'; i: number; f: string }
  | { e: 'line' }
  | { e: 'return'; r?: TracedValue }
  | { e: 'raise'; m: string }
);

/** Comes before and after each record, followed by a line break. JSON escapes it, so records do not contain it. */
export const RECORD_SEPARATOR = '\u001E';
/** Written instead of a record when a driver stops recording. */
export const CUT = 'cut';

export type TraceText = {
  records: TraceRecord[];
  /** The number of characters printed before each record. */
  printedBefore: number[];
  /** The output of the program itself. */
  printed: string;
  /** Whether the driver stopped recording because there were too many steps. */
  isCut: boolean;
};

/** Separates the records in the output of a traced program from what the program printed. Ignores malformed records. */
export function readTraceText(output: string, mark: string): TraceText {
  const [first = '', ...pieces] = output.split(RECORD_SEPARATOR + mark);
  const text: TraceText = { records: [], printedBefore: [], printed: first, isCut: false };
  for (const piece of pieces) {
    const end = piece.indexOf(RECORD_SEPARATOR);
    const json = piece.slice(0, Math.max(end, 0));
    const record = parseRecord(json);
    text.isCut ||= json === CUT;
    if (record) {
      text.records.push(record);
      text.printedBefore.push(text.printed.length);
    }
    text.printed += end < 0 ? '' : piece.slice(end + 1).replace(/^\n/, '');
  }
  return text;
}

function parseRecord(json: string): TraceRecord | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    return null;
  }
  return isRecord(parsed) ? parsed : null;
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const allOf = (value: unknown, isValid: (field: unknown) => boolean) =>
  value === undefined || (isFields(value) && Object.values(value).every(isValid));

function isRecord(value: unknown): value is TraceRecord {
  if (!isFields(value) || !Number.isInteger(value.l)) return false;
  if (!allOf(value.v, isValue) || !allOf(value.h, isObject)) return false;
  if (!allOf(value.u, (others) => others !== undefined && allOf(others, isValue))) return false;
  if (value.e === 'call') return Number.isInteger(value.i) && typeof value.f === 'string';
  if (value.e === 'raise') return typeof value.m === 'string';
  return value.e === 'line' || (value.e === 'return' && (value.r === undefined || isValue(value.r)));
}

const isObject = (value: unknown) =>
  isFields(value) && typeof value.type === 'string' && value.fields !== undefined && allOf(value.fields, isValue);

const isValue = (value: unknown): value is TracedValue => isValueAt(value, 0);

const KINDS: readonly unknown[] = COLLECTIONS;
const MAX_DEPTH = 20;

function isValueAt(value: unknown, depth: number): value is TracedValue {
  if (value === null || ['boolean', 'number', 'string'].includes(typeof value)) return true;
  if (depth > MAX_DEPTH) return false;
  const areValues = (items: unknown) => Array.isArray(items) && items.every((item) => isValueAt(item, depth + 1));
  if (Array.isArray(value)) return areValues(value);
  if (!isFields(value)) return false;
  if (value.t === 'ref') return typeof value.id === 'string';
  if (value.t === 'number' || value.t === 'text') return typeof value.v === 'string';
  if (value.n !== undefined && !Number.isInteger(value.n)) return false;
  if (value.t !== 'map') return KINDS.includes(value.t) && areValues(value.v);
  return Array.isArray(value.v) && value.v.every((pair) => Array.isArray(pair) && pair.length === 2 && areValues(pair));
}

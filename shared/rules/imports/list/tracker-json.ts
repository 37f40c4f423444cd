/** A table of the problems in a JSON file; `title` is the key that holds it. */
export type JsonTable = { title: string; headings: string[]; rows: { cells: string[] }[] };

type JsonObject = Record<string, unknown>;

/** The content of a text that is JSON, or has JSON in each line; undefined otherwise. */
export function jsonOf(text: string): unknown {
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  if (!/^[[{]/.test(trimmed)) return undefined;
  try {
    return JSON.parse(trimmed);
  } catch {
    try {
      return trimmed.split(/[\r\n]+/).map((line): unknown => JSON.parse(line));
    } catch {
      return undefined;
    }
  }
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isScalar = (value: unknown) => typeof value !== 'object' || value === null;

/** The lists of problems in JSON: records, names alone, or names with what is said of each. */
export function tablesOf(value: unknown, title = ''): JsonTable[] {
  if (Array.isArray(value)) {
    const records = value.filter(isObject);
    const names = value.filter((one) => isScalar(one) && one !== null).map((one) => ({ name: String(one) }));
    const lists = value.filter((one): one is unknown[] => Array.isArray(one));
    const isGrid = lists.length > 0 && lists.every((one) => one.length > 1 && one.every(isScalar));
    const nested = isGrid ? gridOf(title, lists) : lists.flatMap((one) => tablesOf(one, title));
    const inRecords = records.flatMap((record) => listsIn(record, title));
    return [...tableOf(title, records), ...tableOf(title, names), ...nested, ...inRecords];
  }
  if (!isObject(value)) return [];
  const all = Object.entries(value);
  const children = all.filter(([, child]) => !isScalar(child));
  if (children.length === 0) return isRecord(all) ? tableOf(title, [value]) : tableOf(title, all.map(statusOfKey));
  if (isMap(children))
    return tableOf(
      title,
      children.map(([key, child]) => ({ name: key, ...(child as JsonObject) })),
    ); // checked by isMap
  return children.flatMap(([key, child]) => tablesOf(child, key));
}

const statusOfKey = ([name, status]: [string, unknown]) => ({ name, status });
const isRecord = (all: readonly [string, unknown][]) => all.some(([key]) => /title|^name$|slug/i.test(key));

/** Whether objects are of one kind, so that their keys are names. */
const isMap = (children: readonly [string, unknown][]): boolean => {
  const [first, ...others] = children.map(([, child]) =>
    isObject(child) && Object.values(child).every(isScalar) ? child : null,
  );
  return (
    first !== undefined &&
    first !== null &&
    (others.length > 0 || Object.keys(first).some((key) => /solved|done|status|complete/i.test(key))) &&
    others.every((child) => child !== null && Object.keys(first).some((key) => key in child))
  );
};

/** The lists of problems inside a record, which may be a column of a board: its name is their title. */
const listsIn = (record: JsonObject, title: string): JsonTable[] =>
  Object.entries(record).flatMap(([key, value]) => {
    if (!Array.isArray(value) || !(value.some(isObject) || /^(problems|questions|cards|items|tasks)$/i.test(key)))
      return [];
    const name = record.name ?? record.title;
    return tablesOf(value, typeof name === 'string' ? name : title);
  });

/** Rows without names for their cells. */
function gridOf(title: string, lists: readonly unknown[][]): JsonTable[] {
  const headings = Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, () => '');
  return [{ title, headings, rows: lists.map((cells) => ({ cells: cells.map((cell) => textOf('', cell)) })) }];
}

function tableOf(title: string, records: readonly JsonObject[]): JsonTable[] {
  const flat = records.map((record) => new Map(fieldsOf(record)));
  const headings = [...new Set(flat.flatMap((fields) => [...fields.keys()]))];
  const rows = flat.map((fields) => ({ cells: headings.map((heading) => textOf(heading, fields.get(heading))) }));
  return rows.length > 0 ? [{ title, headings, rows }] : [];
}

/** The fields of a record and of the records in it, by their names joined. */
const fieldsOf = (record: JsonObject, before = ''): [string, unknown][] =>
  Object.entries(record).flatMap(([key, value]): [string, unknown][] => {
    if (isObject(value)) return fieldsOf(value, `${before}${key} `);
    return [[before + key, Array.isArray(value) ? value.filter(isScalar).join(' / ') : value]];
  });

function textOf(heading: string, value: unknown): string {
  const isTime = /time|date|(^|[a-z_ ])at$|stamp|_on$|On$/i.test(heading);
  const seconds = Number(value);
  if (isTime && seconds > 1e9 && seconds < 1e13)
    return new Date(seconds > 1e11 ? seconds : seconds * 1000).toISOString();
  return typeof value === 'string' ? value : JSON.stringify(value ?? '').replace(/^""$/, '');
}

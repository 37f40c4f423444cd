import type { Field } from '#shared/field.ts';
import { messageName, type Resource, restNames } from '#shared/resource.ts';

export type MatchedColumn = { column: string; field: string };

export type Columns = {
  matched: MatchedColumn[];
  /** Known columns that an import does not set: keys, and fields that the site computes. */
  ignored: string[];
  unmatched: string[];
};

const KEYS = new Set(['_id', 'key']);

/** Ignores letter case, spaces, underscores and hyphens. */
export const plainName = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_-]/g, '');

/** Whether a column is one of a resource, also one that an import does not set. */
export function isColumnOf(resource: Resource): (name: string) => boolean {
  const byName = fieldNames(resource);
  return (name) => KEYS.has(name.toLowerCase()) || byName.has(plainName(name));
}

/** Matches columns to fields by name, legacy name or label. Of two columns for one field the first wins. */
export function matchColumns(resource: Resource, columns: readonly string[]): Columns {
  const byName = fieldNames(resource);
  const found: Columns = { matched: [], ignored: [], unmatched: [] };
  const takenFields = new Set<string>();
  for (const column of columns.filter((name) => name.trim() !== '')) {
    const field = byName.get(plainName(column));
    if (KEYS.has(column.trim().toLowerCase()) || resource.fields[field ?? '']?.set === 'never')
      found.ignored.push(column);
    else if (field === undefined || takenFields.has(field)) found.unmatched.push(column);
    else {
      takenFields.add(field);
      found.matched.push({ column, field });
    }
  }
  return found;
}

function fieldNames(resource: Resource): Map<string, string> {
  const fields = Object.entries(resource.fields);
  return new Map([
    ...fields.map(([name, { label }]) => [plainName(label), name] as const),
    ...fields.flatMap(([name]) => restNames(resource, name).map((rest) => [plainName(rest), name] as const)),
    ...fields.map(([name]) => [plainName(name), name] as const),
  ]);
}

const FLAGS: Record<string, boolean> = { true: true, yes: true, 1: true, false: false, no: false, 0: false };

/** Whether the site fills a blank itself; a blank cell then leaves the field unchanged. */
const fillsItself = ({ kind, initial, required }: Field) =>
  initial !== undefined || kind === 'id' || kind === 'flag' || kind === 'zone' || (kind === 'date' && !required);

/** A row by field names, as the schemas accept it, without the fields that it leaves unchanged. */
export function valuesOf(resource: Resource, matched: readonly MatchedColumn[], cells: Record<string, unknown>) {
  const values: Record<string, unknown> = {};
  for (const { column, field: name } of matched) {
    const field = resource.fields[name];
    if (!field || !Object.hasOwn(cells, column)) continue;
    const cell = cells[column];
    const isBlank = cell === null || (typeof cell === 'string' && cell.trim() === '');
    if (isBlank && fillsItself(field)) continue;
    const isWord = field.kind === 'flag' && typeof cell === 'string';
    values[name] = isWord ? (FLAGS[cell.trim().toLowerCase()] ?? cell) : cell;
  }
  return values;
}

const ONE_LINE: ReadonlySet<Field['kind']> = new Set(['line', 'list', 'counts', 'slug', 'level', 'link', 'video']);

/** What is wrong with fields of one line that have a line break: no form can enter one, but a cell can hold it. */
export const brokenFields = (resource: Resource, names: readonly string[], values: Record<string, unknown>) =>
  names
    .filter((name) => ONE_LINE.has(resource.fields[name]?.kind ?? 'text') && /[\r\n]/.test(String(values[name])))
    .map((name) => ({ message: `${messageName(resource, name)} must be one line`, path: name }));

import { createSchema, updateSchema } from '#shared/resource-schema.ts';
import { type InputOf, messageName, type Resource } from '#shared/resource.ts';
import { brokenFields } from './import-columns.ts';
import type { ImportKind } from '#shared/schemas/imports.ts';
import type { Viewer } from '#server/access/access.ts';
import type { Crud } from '#server/content/crud.ts';
import type { AnyRecord, Value } from '#server/content/save.ts';

type Values = Record<string, unknown>;
type Stored = Record<string, Value>;

/**
 * A row of the file by field names and, once it has been previewed, what it would do: its kind, the key of its record
 * and the values that it would overwrite.
 */
export type ImportRow = { line: number; values: Values; kind?: ImportKind; key?: string; before?: Stored };

/** What a row does; for a change, the values before and after. */
export type Outcome =
  | { kind: 'new'; create: Values }
  | { kind: 'changed'; key: string; before: Stored; after: Stored }
  | { kind: 'unchanged'; key: string }
  | { kind: 'refused'; reason: string; fields: string[] };

export type PlannedRow = { line: number; title: string } & Outcome;

/** A row as it is stored with its preview. */
export type PreviewedRow = Required<Pick<ImportRow, 'line' | 'values' | 'kind'>> &
  Pick<ImportRow, 'key' | 'before'> & { title: string; after?: Stored; reason?: string; fields?: string[] };

/** The number of rows that are looked up and written together. */
export const CHUNK = 500;

type Checked = { row: ImportRow; values: Values };

/**
 * Plans what rows do: each is matched to a record by its id or, without one, by its title and topic or category;
 * without a match it is new. Of several rows of one file for the same record, all but the first are refused; so is a
 * row that would now do something other than its preview showed.
 */
export function createPlanner(resource: Resource, crud: Crud<Resource>, viewer: Viewer) {
  const { title, idWithin, noun } = resource;
  const group = idWithin ?? resource.filters[0] ?? title;
  const toCreate = createSchema(resource);
  const toUpdate = updateSchema(resource);
  const updateOnly = Object.keys(resource.fields).filter((name) => resource.fields[name]?.set === 'update');
  const taken = new Map<string, { line: number; hasId: boolean }>();

  async function known(rows: Checked[]) {
    const some = (name: string) => rows.flatMap(({ values }) => (name in values ? [values[name]] : []));
    const where = { OR: [{ id: { in: some('id') } }, { [title]: { in: some(title) } }] };
    const records = (await crud.all(viewer, where)) as unknown as AnyRecord[]; // a record of any resource is one
    return { byId: Map.groupBy(records, ({ id }) => id), byTitle: Map.groupBy(records, (record) => record[title]) };
  }

  /** The records that a row may refer to: more than one when it is ambiguous. */
  function matches({ values }: Checked, { byId, byTitle }: Awaited<ReturnType<typeof known>>): AnyRecord[] {
    const isIn = (name: string | undefined) => (record: AnyRecord) =>
      name === undefined || !(name in values) || record[name] === values[name];
    if (typeof values.id === 'number') return (byId.get(values.id) ?? []).filter(isIn(idWithin));
    return (byTitle.get(String(values[title])) ?? []).filter(isIn(group));
  }

  /** The line of an earlier row for the same record. */
  function takenBy({ row: { line }, values }: Checked, record: AnyRecord | undefined): number | undefined {
    const hasId = 'id' in values;
    const valueOf = (name: string | undefined) =>
      JSON.stringify(values[name ?? ''] ?? record?.[name ?? ''] ?? resource.fields[name ?? '']?.initial ?? '');
    const byTitle = `title ${valueOf(group)} ${valueOf(title)}`;
    const own = record ? `key ${record.key}` : hasId ? `id ${valueOf(idWithin)} ${String(values.id)}` : byTitle;
    const namesake = taken.get(byTitle);
    const earlier = taken.get(own) ?? (namesake && !(namesake.hasId && hasId) ? namesake : undefined);
    if (earlier) return earlier.line;
    for (const name of [own, byTitle]) taken.set(name, { line, hasId });
    return undefined;
  }

  /** Returns why a row would now do something other than its preview showed; null when it would not. */
  function overtaken({ kind, key, before = {} }: ImportRow, record: AnyRecord | undefined, changed: string[]) {
    // Not previewed yet, or stored before previews existed.
    if (kind === undefined) return null;
    if (kind === 'new') {
      const reason = `somebody has added such a ${noun} since the preview`;
      return record && changed.length > 0 ? { reason, fields: changed } : null;
    }
    if (record?.key !== key) return { reason: `somebody has deleted the ${noun} since the preview`, fields: [] };
    const fields = changed.filter((name) => before[name] !== record?.[name]);
    const names = fields.map((name) => messageName(resource, name)).join(', ');
    return fields.length > 0 ? { reason: `somebody has changed ${names} since the preview`, fields } : null;
  }

  function outcomeOf(checked: Checked, [record, another]: AnyRecord[]): Outcome {
    const { row, values } = checked;
    const refused = (reason: string, fields: string[] = []): Outcome => ({ kind: 'refused', reason, fields });
    if (another) {
      const missing = 'id' in values ? idWithin : `id${group in values ? '' : ` or the ${group}`}`;
      return refused(`several ${noun}s match; please give the ${missing}`, ['id']);
    }
    const changed = record ? Object.keys(values).filter((name) => values[name] !== record[name]) : [];
    const late = overtaken(row, record, changed);
    if (late) return refused(late.reason, late.fields);
    const created = record ? null : toCreate.safeParse({ id: 0, ...row.values });
    const written = created?.data ?? (changed.length > 0 ? { ...record, ...values } : null);
    const issues = created?.error?.issues ?? (written ? crud.issues(written as InputOf<Resource>) : []); // of their schema
    const broken = brokenFields(resource, record ? changed : Object.keys(values), values);
    if (issues.length + broken.length > 0) return refusedFor([...issues, ...broken]);
    const sameAs = takenBy(checked, record);
    if (sameAs !== undefined) return refused(`is the same ${noun} as line ${sameAs}`);
    if (record) {
      const { key } = record;
      const pick = (from: Values) => Object.fromEntries(changed.map((name) => [name, from[name]])) as Stored; // of its schema
      return changed.length === 0
        ? { kind: 'unchanged', key }
        : { kind: 'changed', key, before: pick(record), after: pick(values) };
    }
    const { id: _id, ...rest } = created?.data ?? {};
    const beside = updateOnly.filter((name) => name in values).map((name) => [name, values[name]]);
    const create = { ...('id' in values ? { id: values.id } : {}), ...rest, ...(Object.fromEntries(beside) as Values) }; // loses the types
    return { kind: 'new', create };
  }

  return async function plan(rows: readonly ImportRow[]): Promise<PlannedRow[]> {
    const parsed = rows.map((row) => ({ row, result: toUpdate.safeParse(row.values) }));
    const records = await known(
      parsed.flatMap(({ row, result }) => (result.success ? [{ row, values: result.data }] : [])),
    );
    return parsed.map(({ row, result }) => {
      const { line } = row;
      if (!result.success) return { line, title: textOf(row.values[title]), ...refusedFor(result.error.issues) };
      const checked = { row, values: result.data };
      const found = matches(checked, records);
      return { line, title: textOf(checked.values[title] ?? found[0]?.[title]), ...outcomeOf(checked, found) };
    });
  };
}

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

type Refused = Extract<Outcome, { kind: 'refused' }>;

const refusedFor = (issues: readonly { message: string; path: PropertyKey[] | string }[]): Refused => ({
  kind: 'refused',
  reason: issues.map(({ message }) => message).join('; '),
  fields: issues.map(({ path }) => (typeof path === 'string' ? path : String(path[0] ?? ''))),
});

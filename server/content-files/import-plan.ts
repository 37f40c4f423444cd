import { createSchema, updateSchema } from '#shared/resource-schema.ts';
import type { InputOf, Resource } from '#shared/resource.ts';
import type { Viewer } from '#server/access/access.ts';
import type { Crud } from '#server/content/crud.ts';
import type { AnyRecord, Batch, Value } from '#server/content/save.ts';

/** A row of the file in the names of fields. */
export type ImportRow = { line: number; values: Record<string, unknown> };

export type Refusal = { line: number; reason: string };

type Values = Record<string, unknown>;

export type Plan = {
  create: Values[];
  update: NonNullable<Batch<Resource>['update']>;
  unchanged: number;
  refused: Refusal[];
};

/** How many rows are looked up and written together. */
export const CHUNK = 500;

type Checked = { line: number; given: Values; values: Values };

/**
 * Finds out what rows would do: each is the record of its id or, without one, of its title and topic or category;
 * else it is new. Of several rows of one file that are the same record, all but the first are refused.
 */
export function createPlanner(resource: Resource, crud: Crud<Resource>, viewer: Viewer) {
  const { title, idWithin, noun } = resource;
  const group = idWithin ?? resource.filters[0] ?? title;
  const toCreate = createSchema(resource);
  const toUpdate = updateSchema(resource);
  const updateOnly = Object.keys(resource.fields).filter((name) => resource.fields[name]?.set === 'update');
  const seen = new Map<string, { line: number; hasId: boolean }>();

  async function known(rows: Checked[]) {
    const some = (name: string) => rows.flatMap(({ values }) => (name in values ? [values[name]] : []));
    const where = { OR: [{ id: { in: some('id') } }, { [title]: { in: some(title) } }] };
    const records = (await crud.all(viewer, where)) as unknown as AnyRecord[]; // a record of any resource is one
    return { byId: Map.groupBy(records, ({ id }) => id), byTitle: Map.groupBy(records, (record) => record[title]) };
  }

  /** The records that a row may be: more than one when it does not say enough. */
  function matches({ values }: Checked, { byId, byTitle }: Awaited<ReturnType<typeof known>>): AnyRecord[] {
    const isIn = (name: string | undefined) => (record: AnyRecord) =>
      name === undefined || !(name in values) || record[name] === values[name];
    if (typeof values.id === 'number') return (byId.get(values.id) ?? []).filter(isIn(idWithin));
    return (byTitle.get(String(values[title])) ?? []).filter(isIn(group));
  }

  /** The line of an earlier row that is the same record. */
  function takenBy({ line, values }: Checked, record: AnyRecord | undefined): number | undefined {
    const hasId = 'id' in values;
    const valueOf = (name: string | undefined) =>
      JSON.stringify(values[name ?? ''] ?? record?.[name ?? ''] ?? resource.fields[name ?? '']?.initial ?? '');
    const byTitle = `title ${valueOf(group)} ${valueOf(title)}`;
    const own = record ? `key ${record.key}` : hasId ? `id ${valueOf(idWithin)} ${String(values.id)}` : byTitle;
    const namesake = seen.get(byTitle);
    const taken = seen.get(own) ?? (namesake && !(namesake.hasId && hasId) ? namesake : undefined);
    if (taken) return taken.line;
    for (const name of [own, byTitle]) seen.set(name, { line, hasId });
    return undefined;
  }

  return async function plan(rows: readonly ImportRow[]): Promise<Plan> {
    const planned: Plan = { create: [], update: [], unchanged: 0, refused: [] };
    const refuse = (line: number, reason: string) => void planned.refused.push({ line, reason });
    const checked = rows.flatMap(({ line, values: given }): Checked[] => {
      const parsed = toUpdate.safeParse(given);
      if (parsed.success) return [{ line, given, values: parsed.data }];
      refuse(line, reasonsOf(parsed.error.issues));
      return [];
    });
    const records = await known(checked);
    for (const row of checked) {
      const { line, given, values } = row;
      const [record, another] = matches(row, records);
      const created = record ? null : toCreate.safeParse({ id: 0, ...given });
      const changed = record ? Object.keys(values).filter((name) => values[name] !== record[name]) : [];
      const written = created?.data ?? (changed.length > 0 ? { ...record, ...values } : null);
      const issues = created?.error?.issues ?? (written ? crud.issues(written as InputOf<Resource>) : []); // of their schema
      const sameAs = issues.length > 0 ? undefined : takenBy(row, record);
      if (another) {
        const missing = 'id' in values ? idWithin : `id${group in values ? '' : ` or the ${group}`}`;
        refuse(line, `several ${noun}s match; please give the ${missing}`);
      } else if (issues.length > 0) refuse(line, reasonsOf(issues));
      else if (sameAs !== undefined) refuse(line, `is the same ${noun} as line ${sameAs}`);
      else if (created?.success) {
        const { id: _id, ...rest } = created.data;
        const beside = updateOnly.filter((name) => name in values).map((name) => [name, values[name]]);
        planned.create.push({
          ...('id' in values ? { id: values.id } : {}),
          ...rest,
          ...(Object.fromEntries(beside) as Values), // it forgets the types
        });
      } else if (record) {
        const pick = (from: Values) => Object.fromEntries(changed.map((name) => [name, from[name]]));
        if (changed.length === 0) planned.unchanged++;
        else
          planned.update.push({
            key: record.key,
            values: pick(values) as InputOf<Resource>,
            base: pick(record) as Record<string, Value>,
          });
      }
    }
    planned.refused.sort((a, b) => a.line - b.line);
    return planned;
  };
}

const reasonsOf = (issues: readonly { message: string }[]) => issues.map(({ message }) => message).join('; ');

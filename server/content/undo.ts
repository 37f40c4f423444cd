import type { ContentChange } from '#prisma/generated/client.ts';
import type { Viewer } from '#server/access/access.ts';
import type { Where } from '#server/database/paged-rows.ts';
import { AppError } from '#server/errors.ts';
import type { InputOf, Resource } from '#shared/resource.ts';
import type { Crud } from './crud.ts';
import type { AnyRecord, Batch, Value } from './save.ts';
import { quoted } from './selection.ts';

export type Values = Record<string, Value>;

/** Returns the batch that undoes changes of one resource. */
export function batchUndoing(resource: Resource, changes: readonly ContentChange[]) {
  const batch = { cause: {}, create: [], update: [], remove: [] } as Required<Batch<Resource>>;
  for (const { action, recordKey: key, ...change } of changes) {
    const [before, after] = [change.before, change.after] as [Values, Values]; // keepChanges writes objects
    if (action === 'created') batch.remove.push({ key });
    else if (action === 'removed') batch.create.push(before as InputOf<Resource>);
    else batch.update.push({ key, values: settable(resource, before), base: after });
  }
  return batch;
}

/** Leaves out the fields that the server computes: they are computed again. */
export const settable = (resource: Resource, values: Values) =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => resource.fields[name]?.set !== 'never'),
  ) as InputOf<Resource>;

/** Whether the record is already as it was before a change. */
export const isBack = ({ fields }: Resource, record: AnyRecord | undefined, before: Values | null): boolean =>
  before
    ? !!record && Object.keys(before).every((name) => !(name in fields) || record[name] === before[name])
    : !record;

/**
 * Returns the changes that are not undone yet.
 * @throws AppError edited_since naming the records that were changed again, conflict naming those whose id is taken by
 * now, and when all is undone already
 */
export async function requireUndoable(
  viewer: Viewer,
  { resource, crud, changes }: { resource: Resource; crud: Crud<Resource>; changes: readonly ContentChange[] },
): Promise<ContentChange[]> {
  const keys = changes.map(({ recordKey }) => recordKey);
  const all = async (where: Where) => (await crud.all(viewer, where)) as unknown as AnyRecord[]; // a record of any resource is one
  const records = new Map((await all({ key: { in: keys } })).map((record) => [record.key, record]));
  const remaining = changes.filter(
    ({ recordKey, before }) => !isBack(resource, records.get(recordKey), before as Values | null),
  );
  if (remaining.length === 0) throw new AppError('conflict', 'This has already been undone');

  const edited = remaining.filter(({ action, recordKey, after }) => {
    const record = records.get(recordKey);
    if (action === 'removed') return record !== undefined;
    return !record || Object.entries((after ?? {}) as Values).some(([name, value]) => record[name] !== value);
  });
  if (edited.length > 0) throw refusal('edited_since', edited, 'changed since');

  const groupOf = (record: Values) => JSON.stringify([record.id, record[resource.idWithin ?? '']]);
  const returning = remaining.filter(({ action }) => action !== 'created');
  const later = returning.map(
    (change) => ({ ...records.get(change.recordKey), ...(change.before as Values) }) as AnyRecord,
  );
  const others = await all({ id: { in: later.map(({ id }) => id) }, key: { notIn: keys } });
  const taken = new Set(others.map(groupOf));
  const refused = returning.filter((_, at) => taken.has(groupOf(later[at] ?? {})));
  if (refused.length > 0) throw refusal('conflict', refused, 'replaced: the id is taken by now');
  return remaining;
}

const refusal = (code: 'edited_since' | 'conflict', changes: readonly ContentChange[], how: string) =>
  new AppError(
    code,
    `Nothing was undone: ${quoted(changes.map(({ title }) => title))} ${changes.length === 1 ? 'was' : 'were'} ${how}`,
  );

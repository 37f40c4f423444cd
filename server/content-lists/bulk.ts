import { randomUUID } from 'node:crypto';
import { requireAccess, type Viewer } from '#server/access/access.ts';
import { type Content, crudOf } from '#server/content/content.ts';
import type { Crud } from '#server/content/crud.ts';
import type { AnyRecord, Value } from '#server/content/save.ts';
import { chosenRecords, namesOf } from '#server/content/selection.ts';
import { AppError, parseInput } from '#server/errors.ts';
import { type InputOf, messageName, type Resource } from '#shared/resource.ts';
import { updateSchema } from '#shared/resource-schema.ts';
import { resources } from '#shared/resources/index.ts';
import { isSharedField } from '#shared/rules/shared-field.ts';
import { bulkChangeSchema, removalSchema } from '#shared/schemas/selection.ts';

/** The number of written records, and the key with which `history.undoBatch` undoes all of it. */
export type Written = { count: number; batchKey: string };

/** Changes many records of a list at once: all of them or, if one is refused, none. */
export type Bulk = {
  remove(viewer: Viewer, input: unknown): Promise<Written>;
  /**
   * Sets one field of all selected records to the same value.
   * @throws AppError edited_since naming the records whose field somebody else has changed; conflict naming those whose
   * id is taken in their new group; invalid_input naming those that may not have the value
   */
  change(viewer: Viewer, input: unknown): Promise<Written>;
};

export function createBulk(content: Content): Bulk {
  return {
    async remove(viewer, input) {
      requireAccess(viewer, 'content.write');
      const { resource: name, selection } = parseInput(removalSchema, input);
      const crud = crudOf(content, name);
      const records = await chosenRecords(viewer, resources[name], crud, selection);
      const batchKey = randomUUID();
      if (records.length > 0)
        await crud.save(viewer, { remove: records.map(({ key }) => ({ key })), cause: { batchKey } });
      return { count: records.length, batchKey };
    },

    async change(viewer, input) {
      requireAccess(viewer, 'content.write');
      const { resource: name, selection, field, value, seen } = parseInput(bulkChangeSchema, input);
      const resource: Resource = resources[name];
      if (!isSharedField(resource, field))
        throw new AppError('invalid_input', `A ${resource.noun} has no field ${field} that several can share`);
      const values = parseInput(updateSchema(resource), { [field]: value });
      const crud = crudOf(content, name);
      const records = await chosenRecords(viewer, resource, crud, selection);
      requireAsSeen(resource, records, { field, seen });
      requireAllowed(resource, records, { crud, field, values });
      if (field === resource.idWithin) await requireFreeIds(viewer, resource, { crud, field, records, values });
      const update = records.map(({ key }) => ({
        key,
        values,
        base: Object.hasOwn(seen, key) ? { [field]: seen[key] as Value } : undefined, // checked by hasOwn
      }));
      const batchKey = randomUUID();
      if (update.length > 0) await crud.save(viewer, { update, cause: { batchKey } });
      return { count: update.length, batchKey };
    },
  };
}

type Seen = { field: string; seen: Record<string, Value> };

function requireAsSeen(resource: Resource, records: AnyRecord[], { field, seen }: Seen) {
  const changed = records.filter(({ key, ...record }) => Object.hasOwn(seen, key) && record[field] !== seen[key]);
  if (changed.length === 0) return;
  const message = `${messageName(resource, field)} of ${namesOf(resource, changed)} was changed by somebody else`;
  throw new AppError('edited_since', message, { issues: [{ path: field, message }] });
}

type Change = { crud: Crud<Resource>; field: string; values: InputOf<Resource> };

function requireAllowed(resource: Resource, records: AnyRecord[], { crud, field, values }: Change) {
  const faults = records.flatMap((record) => {
    const [issue] = crud.issues({ ...record, ...values } as InputOf<Resource>);
    return issue ? [{ record, issue }] : [];
  });
  const [first] = faults;
  if (!first) return;
  const refused = faults.map(({ record }) => record);
  const message = `${first.issue.message} (${namesOf(resource, refused)})`;
  throw new AppError('invalid_input', message, { issues: [{ path: field, message }] });
}

type Move = { crud: Crud<Resource>; field: string; records: AnyRecord[]; values: InputOf<Resource> };

/** Ids are unique per value of the changed field: two records from different groups may have the same id. */
async function requireFreeIds(viewer: Viewer, resource: Resource, { crud, field, records, values }: Move) {
  const ids: unknown[] = records.map(({ id }) => id);
  const there = await crud.all(viewer, {
    ...values,
    id: { in: ids },
    key: { notIn: records.map(({ key }) => key) },
  });
  const taken = new Set<unknown>(there.map(({ id }) => id));
  const refused = records.filter(({ id }, index) => taken.has(id) || ids.indexOf(id) !== index);
  if (refused.length === 0) return;
  const message = `The ids of ${namesOf(resource, refused)} are already taken there`;
  throw new AppError('conflict', message, { issues: [{ path: field, message }] });
}

import { AppError } from '#server/errors.ts';
import { MAX_ID } from '#shared/rules/max-id.ts';
import { messageName, type Resource } from '#shared/resource.ts';
import type { ContentImport } from '#prisma/generated/client.ts';
import type { Viewer } from '#server/access/access.ts';
import type { Crud } from '#server/content/crud.ts';
import type { Batch } from '#server/content/save.ts';
import { CHUNK, createPlanner, type ImportRow } from './import-plan.ts';
import type { ImportReport } from './import-report.ts';
import type { Piecework } from './import-piecework.ts';

type Values = Record<string, unknown>;

/** Loads the rows of an import as they were previewed. */
export function loadOf(found: ContentImport, resource: Resource, crud: Crud<Resource>): Piecework {
  const { key, allOrNone, addOnly, total, author } = found;
  const viewer: Viewer = { role: 'administrator', key: '', username: author, sessionKey: '' };
  const all = found.rows as unknown as ImportRow[]; // written by the preview
  const rows = all.filter(({ kind }) => kind !== 'refused' && !(addOnly && kind === 'changed'));
  return {
    viewer,
    size: allOrNone ? total : CHUNK,
    cause: { importKey: key },
    ended: { state: 'done', rows: [] },
    async plan(from, to, report) {
      const { create, update, unchanged, refused } = await planOf({ resource, crud, viewer, rows, from, to });
      const [bad] = refused;
      if (allOrNone && bad) throw new AppError('invalid_input', `Nothing was imported: line ${bad.line} ${bad.reason}`);
      const next: ImportReport = {
        ...report,
        created: report.created + create.length,
        updated: report.updated + update.length,
        unchanged: report.unchanged + unchanged,
        refused: [...report.refused, ...refused],
      };
      return { batch: { create, update } as Batch<Resource>, report: next }; // the values have passed their schema
    },
    failed: (report, failure) => ({ state: 'failed', rows: [], report: { ...report, failure } }),
  };
}

type Piece = { resource: Resource; crud: Crud<Resource>; viewer: Viewer; rows: ImportRow[]; from: number; to: number };

/**
 * Plans what the rows `from` to `to` do to the records as they are now; new ones without an id get the next free ids.
 */
async function planOf({ resource, crud, viewer, rows, from, to }: Piece) {
  const plan = createPlanner(resource, crud, viewer);
  const create: Values[] = [];
  const update: { key: string; values: Values; base: Values }[] = [];
  const refused: ImportReport['refused'] = [];
  let unchanged = 0;
  for (let start = from; start < to; start += CHUNK) {
    for (const row of await plan(rows.slice(start, Math.min(start + CHUNK, to)))) {
      if (row.kind === 'new') create.push(row.create);
      else if (row.kind === 'changed') update.push({ key: row.key, values: row.after, base: row.before });
      else if (row.kind === 'unchanged') unchanged++;
      else refused.push({ line: row.line, reason: row.reason });
    }
  }
  const { idWithin = '' } = resource;
  const groupOf = (values: Values) => (typeof values[idWithin] === 'string' ? values[idWithin] : '');
  const nextIds = new Map<string, number>();
  for (const values of create) {
    if (values.id !== undefined) continue;
    const group = groupOf(values);
    // Ids that other rows specify are not free.
    const brought = rows.flatMap((row) =>
      'id' in row.values && groupOf(row.values) === group ? Number(row.values.id) : [],
    );
    const id =
      nextIds.get(group) ??
      brought.reduce(
        (next, one) => Math.max(next, one + 1),
        await crud.nextId(viewer, idWithin === '' ? undefined : group),
      );
    if (id > MAX_ID)
      throw new AppError('invalid_input', `There is no free ${messageName(resource, 'id')} left after the highest`);
    values.id = id;
    nextIds.set(group, id + 1);
  }
  return { create, update, unchanged, refused };
}

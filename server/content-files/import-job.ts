import type { Prisma } from '#prisma/generated/client.ts';
import type { Database } from '#server/database/client.ts';
import { AppError, toAppError } from '#server/errors.ts';
import { MAX_ID } from '#shared/rules/max-id.ts';
import { messageName, type Resource } from '#shared/resource.ts';
import { type ResourceName, resources } from '#shared/resources/index.ts';
import type { ImportFormat } from '#shared/schemas/imports.ts';
import type { Viewer } from '#server/access/access.ts';
import { type Content, crudOf } from '#server/content/content.ts';
import type { Crud } from '#server/content/crud.ts';
import type { Batch } from '#server/content/save.ts';
import { CHUNK, createPlanner, type ImportRow, type Plan, type Refusal } from './import-plan.ts';
import type { Job } from '#server/database/jobs.ts';

export type ImportReport = {
  format: ImportFormat;
  created: number;
  updated: number;
  unchanged: number;
  refused: Refusal[];
  /** Why it failed. */
  failure?: string;
};

export const EMPTY_REPORT = { created: 0, updated: 0, unchanged: 0, refused: [] };

/** How often rows are looked up anew when somebody else has changed them meanwhile. */
const ATTEMPTS = 5;
const OVERTAKEN = new Set(['conflict', 'edited_since', 'not_found']);

/** Another process goes on with the import: nothing of ours is written. */
class TakenOverError extends Error {}

/**
 * Writes the rows of an import, all in one transaction or in pieces. How far it has come moves in the same transaction
 * as the rows, so that whoever goes on after a crash neither loses nor repeats one.
 */
export function createImportJob({ prisma }: Database, content: Content): Job {
  return {
    async next() {
      const found = await prisma.contentImport.findFirst({
        where: { endedAt: null },
        orderBy: { key: 'asc' },
        select: { key: true },
      });
      return found?.key ?? null;
    },

    async run(key, signal) {
      try {
        await load(key, signal);
      } catch (error) {
        if (error instanceof TakenOverError) return;
        const { code, message } = toAppError(error);
        if (code === 'unavailable') throw error;
        await fail(key, message);
        if (code === 'internal') throw error;
      }
    },
  };

  async function load(key: string, signal: AbortSignal) {
    const found = await prisma.contentImport.findUniqueOrThrow({ where: { key } });
    const { allOrNone, total, author } = found;
    const name = found.resource as ResourceName; // written by start
    const rows = found.rows as unknown as ImportRow[]; // written by start
    const viewer: Viewer = { role: 'administrator', key: '', username: author, sessionKey: '' };
    const crud = crudOf(content, name);
    let report = found.report as ImportReport; // written by start, and below
    let done = found.done;
    await prisma.contentImport.updateMany({ where: { key, endedAt: null }, data: { state: 'running' } });
    const size = allOrNone ? total : CHUNK;
    while (done < total && !signal.aborted) {
      const from = done;
      const to = Math.min(from + size, total);
      report = await retried(async () => {
        const plan = await planOf(resources[name], { crud, viewer, rows, from, to });
        if (allOrNone && plan.refused[0]) throw refusalOf(plan.refused[0]);
        const next = added(report, plan);
        const ended = to === total ? { state: 'done', endedAt: new Date(), rows: [] } : {};
        const advance = async (client: Pick<Prisma.TransactionClient, 'contentImport'>) => {
          const where = { key, done: from, endedAt: null };
          const { count } = await client.contentImport.updateMany({
            where,
            data: { done: to, report: next, ...ended },
          });
          if (count === 0) throw new TakenOverError();
        };
        if (plan.create.length + plan.update.length === 0) await advance(prisma);
        else await crud.save(viewer, plan as Batch<Resource>, advance); // the values have passed their schema
        return next;
      });
      done = to;
    }
  }

  async function fail(key: string, failure: string) {
    const { report } = await prisma.contentImport.findUniqueOrThrow({ where: { key }, select: { report: true } });
    await prisma.contentImport.update({
      where: { key },
      data: { state: 'failed', endedAt: new Date(), rows: [], report: { ...(report as ImportReport), failure } },
    });
  }
}

const refusalOf = ({ line, reason }: Refusal) =>
  new AppError('invalid_input', `Nothing was imported: line ${line} ${reason}`);

const added = (report: ImportReport, { create, update, unchanged, refused }: Plan): ImportReport => ({
  ...report,
  created: report.created + create.length,
  updated: report.updated + update.length,
  unchanged: report.unchanged + unchanged,
  refused: [...report.refused, ...refused],
});

async function retried<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof AppError) || !OVERTAKEN.has(error.code) || attempt === ATTEMPTS) throw error;
    }
  }
}

type Piece = { crud: Crud<Resource>; viewer: Viewer; rows: ImportRow[]; from: number; to: number };

/** What some of the rows do, by now; new ones without an id get the next free ones. */
async function planOf(resource: Resource, { crud, viewer, rows, from, to }: Piece): Promise<Plan> {
  const planned: Plan = { create: [], update: [], unchanged: 0, refused: [] };
  const plan = createPlanner(resource, crud, viewer);
  for (let start = from; start < to; start += CHUNK) {
    const { create, update, unchanged, refused } = await plan(rows.slice(start, Math.min(start + CHUNK, to)));
    planned.create.push(...create);
    planned.update.push(...update);
    planned.unchanged += unchanged;
    planned.refused.push(...refused);
  }
  const { idWithin = '' } = resource;
  const groupOf = (values: Record<string, unknown>) => (typeof values[idWithin] === 'string' ? values[idWithin] : '');
  const nextIds = new Map<string, number>();
  for (const values of planned.create) {
    if (values.id !== undefined) continue;
    const group = groupOf(values);
    // Ids that later rows bring along are not free.
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
  return planned;
}

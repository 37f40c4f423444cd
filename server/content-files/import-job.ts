import type { Prisma } from '#prisma/generated/client.ts';
import type { Database } from '#server/database/client.ts';
import { AppError, toAppError } from '#server/errors.ts';
import { type ResourceName, resources } from '#shared/resources/index.ts';
import { type Content, crudOf } from '#server/content/content.ts';
import { loadOf } from './import-load.ts';
import { reportOf, UNDER_WAY } from './import-report.ts';
import { undoOf } from './import-undo.ts';
import type { Job } from '#server/database/jobs.ts';

/** The number of attempts at a piece when somebody else changes its records in the meantime. */
const ATTEMPTS = 5;
const OVERTAKEN = new Set(['conflict', 'edited_since', 'not_found']);

/** Thrown when another process has taken over the import: this one then writes nothing. */
class TakenOverError extends Error {}

/**
 * Runs an import or its undo, all in one transaction or in pieces. Each transaction also stores the progress, so that a
 * process that continues after a crash neither loses nor repeats anything.
 */
export function createImportJob({ prisma }: Database, content: Content): Job {
  return {
    async next() {
      const nextImport = await prisma.contentImport.findFirst({
        where: { state: { in: UNDER_WAY } },
        orderBy: { key: 'asc' },
        select: { key: true },
      });
      return nextImport?.key ?? null;
    },

    async run(key, signal) {
      const current = await prisma.contentImport.findUniqueOrThrow({ where: { key } });
      const name = current.resource as ResourceName; // written by the preview
      const crud = crudOf(content, name);
      const isUndo = current.state === 'undoing';
      const work = isUndo ? undoOf(current, resources[name], { crud, prisma }) : loadOf(current, resources[name], crud);
      const state = isUndo ? 'undoing' : 'running';
      try {
        await prisma.contentImport.updateMany({ where: { key, state: 'waiting' }, data: { state: 'running' } });
        await goOn();
      } catch (error) {
        if (error instanceof TakenOverError) return;
        const { code, message } = toAppError(error);
        if (code === 'unavailable') throw error;
        const { report } = await prisma.contentImport.findUniqueOrThrow({ where: { key }, select: { report: true } });
        const data = work.failed(reportOf({ report }), message);
        await prisma.contentImport.update({ where: { key }, data: { ...data, endedAt: new Date() } });
        if (code === 'internal') throw error;
      }

      async function goOn() {
        let report = reportOf(current);
        for (let done = current.done; done < current.total && !signal.aborted;) {
          const from = done;
          const to = Math.min(from + work.size, current.total);
          report = await retried(async () => {
            const { batch, report: next } = await work.plan(from, to, report);
            const ended = to === current.total ? { ...work.ended, endedAt: new Date() } : {};
            const advance = async (client: Pick<Prisma.TransactionClient, 'contentImport'>) => {
              const where = { key, done: from, state };
              const data = { done: to, report: next, ...ended };
              const { count } = await client.contentImport.updateMany({ where, data });
              if (count === 0) throw new TakenOverError();
            };
            const { create = [], update = [], remove = [] } = batch;
            if (create.length + update.length + remove.length === 0) await advance(prisma);
            else await crud.save(work.viewer, { ...batch, cause: work.cause }, advance);
            return next;
          });
          done = to;
        }
      }
    },
  };
}

async function retried<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof AppError) || !OVERTAKEN.has(error.code) || attempt === ATTEMPTS) throw error;
    }
  }
}

import { requireLearner, requireOwn, type Viewer } from '#server/access/access.ts';
import type { Database } from '#server/database/client.ts';
import { parseInput } from '#server/errors.ts';
import type { Sitting } from '#shared/rules/sittings/sitting.ts';
import { keepSittingSchema } from '#shared/schemas/sitting.ts';
import { keepSitting, type SittingRow, toSitting } from './keep-sitting.ts';

/** A page of sittings; `userKey` lets a browser check whose they are. */
export type SittingPage = { userKey: string; items: Sitting[]; total: number; page: number; pageSize: number };

/** The contests and mock interviews that a learner has sat. Only the learner reads and writes them. */
export type Sittings = {
  /** The newest first. */
  list(viewer: Viewer, page: number): Promise<SittingPage>;
  /**
   * Merges a copy into the stored sitting: sent twice, or by two devices, it stays one sitting.
   * @returns the sitting as stored afterwards
   * @throws AppError conflict when it is somebody else's, or the account would exceed its limit
   */
  keep(viewer: Viewer, input: unknown): Promise<Sitting>;
};

const PAGE_SIZE = 20;

export function createSittings(database: Database): Sittings {
  const { prisma } = database;
  return {
    async list(viewer, page) {
      const userKey = requireLearner(viewer, 'practice.own');
      const where = { userKey };
      const [rows, total] = await Promise.all([
        prisma.sitting.findMany({
          where,
          omit: { userKey: true, revision: true },
          orderBy: [{ startedAt: 'desc' }, { key: 'desc' }],
          take: PAGE_SIZE,
          skip: (page - 1) * PAGE_SIZE,
        }),
        prisma.sitting.count({ where }),
      ]);
      const items = rows.map((row) => toSitting(row as unknown as SittingRow)); // only such JSON is stored
      return { userKey, items, total, page, pageSize: PAGE_SIZE };
    },

    async keep(viewer, input) {
      const userKey = requireLearner(viewer, 'practice.own');
      const request = parseInput(keepSittingSchema, input);
      requireOwn(userKey, request);
      return keepSitting(database, userKey, request.sitting);
    },
  };
}

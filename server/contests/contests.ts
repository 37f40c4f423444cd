import { z } from 'zod';
import type { Database } from '#server/database/client.ts';
import { AppError } from '#server/errors.ts';
import type { RecordOf } from '#shared/resource.ts';
import type { Resources } from '#shared/resources/index.ts';
import { requireAccess, type Viewer } from '#server/access/access.ts';
import type { Content } from '#server/content/content.ts';

export type ContestCard = {
  key: string;
  id: number;
  header: string;
  /** ISO, null when date or time is missing. */
  startsAt: string | null;
  createdAt: string;
  /** The address of a video, or ''. */
  video: string;
  category: string;
};

/** Bounds the home page's list; the newest are shown. */
const MOST_CARDS = 500;

export type Contests = {
  /** Newest first; the page orders them by status, which moves with the clock. */
  cards(viewer: Viewer): Promise<ContestCard[]>;
  /**
   * @param idOrKey the numeric id or the record's key
   * @throws AppError not_found
   */
  contest(viewer: Viewer, idOrKey: string): Promise<RecordOf<Resources['contest']>>;
};

export function createContests({ prisma }: Database, content: Content): Contests {
  return {
    async cards(viewer) {
      requireAccess(viewer, 'content.read');
      const rows = await prisma.contest.findMany({
        select: { key: true, id: true, header: true, startsAt: true, createdAt: true, video: true, category: true },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: MOST_CARDS,
      });
      return rows.map((row) => ({
        ...row,
        startsAt: row.startsAt?.toISOString() ?? null,
        createdAt: row.createdAt.toISOString(),
      }));
    },

    async contest(viewer, idOrKey) {
      const isKey = z.uuid().safeParse(idOrKey).success;
      const id = /^\d{1,9}$/.test(idOrKey) ? Number(idOrKey) : null;
      const contest =
        isKey || id !== null ? await content.contest.find(viewer, isKey ? { key: idOrKey } : { id }) : null;
      if (!contest) throw new AppError('not_found', 'There is no such contest');
      return contest;
    },
  };
}

import { z } from 'zod';
import type { Database } from '#server/database/client.ts';
import { toRecord } from '#server/database/paged-rows.ts';
import { AppError } from '#server/errors.ts';
import type { RecordOf } from '#shared/resource.ts';
import { type Resources, resources } from '#shared/resources/index.ts';
import { requireAccess, type Viewer, VISITOR } from '#server/access/access.ts';
import { openingOf } from '#server/access/embargo.ts';
import { columnsOf, modelOf } from '#server/content/save.ts';
import { withBlankFields, createVisibility } from '#server/content/record-visibility.ts';

export type ContestCard = {
  key: string;
  id: number;
  header: string;
  /** ISO, null when date or time is missing. */
  startsAt: string | null;
  createdAt: string;
  /** The URL of a video, or ''; always '' until the contest begins. */
  video: string;
  category: string;
};

/** Bounds the home page's list; the newest are shown. */
const MAX_CARDS = 500;

/** A problem of a contest that is solved on the site. */
export type ContestProblem = { slug: string; name: string; letter: string; level: string };

export type ContestPage = RecordOf<Resources['contest']> & {
  /** Its start (ISO) until it has begun, while problems and solutions are withheld. Otherwise null. */
  opensAt: string | null;
  /** The number of its problems that have an explanation or code. */
  problemCount: number;
  /** Sorted by letter; a problem without one gets its position instead. */
  problems: ContestProblem[];
};

const MAX_PROBLEMS = 30;

/** The same for every viewer: administrators see the rest where they edit it. */
export type Contests = {
  /** Newest first; the page sorts them by status, which changes with time. */
  cards(viewer: Viewer): Promise<ContestCard[]>;
  /**
   * @param idOrKey the numeric id or the record's key
   * @throws AppError not_found
   */
  contest(viewer: Viewer, idOrKey: string): Promise<ContestPage>;
};

export function createContests(database: Database): Contests {
  const { prisma } = database;
  const visibility = createVisibility(resources.contest, database);
  return {
    async cards(viewer) {
      requireAccess(viewer, 'content.read');
      const rows = await prisma.contest.findMany({
        select: { key: true, id: true, header: true, startsAt: true, createdAt: true, video: true, category: true },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: MAX_CARDS,
      });
      return (await visibility.visibleRows(VISITOR, rows)).map((row) => ({
        ...row,
        startsAt: row.startsAt?.toISOString() ?? null,
        createdAt: row.createdAt.toISOString(),
      }));
    },

    async contest(viewer, idOrKey) {
      requireAccess(viewer, 'content.read');
      const isKey = z.uuid().safeParse(idOrKey).success;
      const id = /^\d{1,9}$/.test(idOrKey) ? Number(idOrKey) : null;
      const where = isKey ? { key: idOrKey } : { id: id ?? -1 };
      const row = await modelOf(prisma, resources.contest).findFirst({ where, select: columnsOf(resources.contest) });
      if (!row) throw new AppError('not_found', 'There is no such contest');
      const contest = toRecord<RecordOf<Resources['contest']>>(row);
      const problemCount = NUMBERS.filter((number) => isGiven(contest, number)).length;
      const problems = await prisma.problem.findMany({
        where: { contest: contest.id },
        select: { slug: true, name: true, letter: true, level: true },
        orderBy: [{ letter: 'asc' }, { id: 'asc' }],
        take: MAX_PROBLEMS,
      });
      const opensAt = await openingOf(database, contest.id);
      if (opensAt !== null)
        return { ...withBlankFields(resources.contest, contest), opensAt, problemCount, problems: [] };
      const lettered = problems.map((problem, index) => ({ ...problem, letter: problem.letter || String(index + 1) }));
      return { ...contest, opensAt: null, problemCount, problems: lettered };
    },
  };
}

const NUMBERS = ['', '2', '3', '4', '5'] as const;
type Solutions = Record<`${'explanation' | 'code' | 'output'}${(typeof NUMBERS)[number]}`, string>;

const isGiven = (contest: Solutions, number: (typeof NUMBERS)[number]) =>
  contest[`explanation${number}`].trim() !== '' || contest[`code${number}`].trim() !== '';

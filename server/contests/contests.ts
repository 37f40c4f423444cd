import { z } from 'zod';
import type { Database } from '#server/database/client.ts';
import { AppError } from '#server/errors.ts';
import type { RecordOf } from '#shared/resource.ts';
import type { Resources } from '#shared/resources/index.ts';
import { opensAt } from '#shared/rules/sittings/contest-status.ts';
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

/** A problem of a contest that is solved on the site. */
export type ContestProblem = { slug: string; name: string; letter: string; level: string };

export type ContestPage = RecordOf<Resources['contest']> & {
  /** Its start (ISO) while it has not begun: until then problems and solutions are withheld. Otherwise null. */
  opensAt: string | null;
  /** How many of its problems have an explanation or code. */
  problemCount: number;
  /** Sorted by letter; a problem without one gets its position instead. */
  problems: ContestProblem[];
};

const MOST_PROBLEMS = 30;

export type Contests = {
  /** Newest first; the page sorts them by status, which changes with time. */
  cards(viewer: Viewer): Promise<ContestCard[]>;
  /**
   * @param idOrKey the numeric id or the record's key
   * @throws AppError not_found
   */
  contest(viewer: Viewer, idOrKey: string): Promise<ContestPage>;
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
      const opens = opensAt(contest.startsAt, Date.now());
      const problemCount = NUMBERS.filter((number) => isGiven(contest, number)).length;
      if (opens !== null) return { ...contest, ...HELD_BACK, opensAt: opens, problemCount, problems: [] };
      const problems = await prisma.problem.findMany({
        where: { contest: contest.id },
        select: { slug: true, name: true, letter: true, level: true },
        orderBy: [{ letter: 'asc' }, { id: 'asc' }],
        take: MOST_PROBLEMS,
      });
      const lettered = problems.map((problem, index) => ({ ...problem, letter: problem.letter || String(index + 1) }));
      return { ...contest, opensAt: null, problemCount, problems: lettered };
    },
  };
}

const NUMBERS = ['', '2', '3', '4', '5'] as const;
type Solutions = Record<`${'explanation' | 'code' | 'output'}${(typeof NUMBERS)[number]}`, string>;

const isGiven = (contest: Solutions, number: (typeof NUMBERS)[number]) =>
  contest[`explanation${number}`].trim() !== '' || contest[`code${number}`].trim() !== '';

const HELD_BACK = {
  ...{ explanation: '', explanation2: '', explanation3: '', explanation4: '', explanation5: '' },
  ...{ code: '', code2: '', code3: '', code4: '', code5: '', video: '' },
  ...{ output: '', output2: '', output3: '', output4: '', output5: '' },
} satisfies Solutions & { video: string };

import type { Database } from '#server/database/client.ts';
import { AppError } from '#server/errors.ts';
import { requireAccess, type Viewer } from '#server/access/access.ts';
import { type Language, languages } from '#shared/judge/languages.ts';
import { type Approach, type Case, type Problem, ProblemError, readProblem } from '#shared/judge/problem.ts';
import { starterCode } from '#shared/judge/starter.ts';
import { HELD_BACK, openingOf } from './contest-opening.ts';
import { problemSheets, type SheetFacts } from './problem-sheets.ts';

export type ProblemLink = { slug: string; name: string; level: string };

type Text = Record<
  'name' | 'slug' | 'kind' | 'level' | 'topics' | 'signature' | 'checker' | 'statement' | 'schema' | 'constraints',
  string
> &
  Record<'hints' | 'image' | 'figtitle' | 'letter', string>;

/** What the page of a problem shows. */
export type ProblemPage = Text &
  SheetFacts & {
    id: number;
    contest: number | null;
    /** Of a contest that has not begun its start, ISO: what the problem asks is held back until then. */
    opensAt: string | null;
    /** ISO. */
    updatedAt: string;
    examples: Case[];
    /** Of kind function, what its parameters are called. */
    parameters: string[];
    /** What the editor starts with. */
    starters: Partial<Record<Language, string>>;
    approaches: Approach[];
    previous: ProblemLink | null;
    next: ProblemLink | null;
    similar: ProblemLink[];
  };

/** What a judge takes besides: modules in JavaScript, and the cases as JSON. */
export type ProblemJudging = Record<'cases' | 'generator' | 'validator' | 'check', string>;

/** A row of the list of SQL exercises. */
export type Exercise = ProblemLink & { id: number; topics: string };

export type Practice = {
  /** @throws AppError not_found */
  page(viewer: Viewer, slug: string): Promise<ProblemPage>;
  /** @throws AppError not_found, and forbidden as long as its contest has not begun */
  judging(viewer: Viewer, slug: string): Promise<ProblemJudging>;
  /** All SQL exercises, by id. */
  exercises(viewer: Viewer): Promise<Exercise[]>;
};

const SIMILAR = 4;
const JUDGING = { cases: true, generator: true, validator: true, check: true } as const;
const LINK = { slug: true, name: true, level: true } as const;

export function createPractice(database: Database): Practice {
  const { prisma } = database;
  const missing = () => new AppError('not_found', 'There is no such problem');
  const where = (slug: string) => ({ slug: { equals: slug, mode: 'insensitive' as const } });

  /** Those before and behind it, and others on its first topic, in one statement. */
  async function neighbours(id: number, kind: string, topics: string) {
    const [topic = ''] = topics.split(',');
    const of = { where: { kind, id: { not: id } }, select: { ...LINK, id: true, topics: true } };
    const all = await prisma.problem.findMany({ ...of, orderBy: { id: 'asc' } });
    const link = ({ slug, name, level }: ProblemLink): ProblemLink => ({ slug, name, level });
    const before = all.findLast((other) => other.id < id);
    const after = all.find((other) => other.id > id);
    const similar = all.filter((other) => topic !== '' && other.topics.split(',')[0] === topic);
    const start = Math.max(0, similar.findIndex((other) => other.id > id) - SIMILAR / 2);
    return {
      previous: before ? link(before) : null,
      next: after ? link(after) : null,
      similar: similar.slice(start, start + SIMILAR).map(link),
    };
  }

  return {
    async page(viewer, slug) {
      requireAccess(viewer, 'content.read');
      const row = await prisma.problem.findFirst({
        where: where(slug),
        omit: { key: true, createdAt: true, wrong: true },
      });
      if (!row) throw missing();
      const { cases, generator: _generator, validator: _validator, check, approaches, updatedAt, ...shown } = row;
      const [facts, around, opensAt] = await Promise.all([
        problemSheets(database, row.name),
        neighbours(row.id, row.kind, row.topics),
        openingOf(database, row.contest),
      ]);
      const read = readable({ ...row, cases, check, approaches });
      return {
        ...shown,
        ...facts,
        ...around,
        opensAt,
        updatedAt: updatedAt.toISOString(),
        ...read,
        ...(opensAt !== null && HELD_BACK),
      };
    },

    async judging(viewer, slug) {
      requireAccess(viewer, 'content.read');
      const row = await prisma.problem.findFirst({ where: where(slug), select: { ...JUDGING, contest: true } });
      if (!row) throw missing();
      const { contest, ...judging } = row;
      if ((await openingOf(database, contest)) !== null)
        throw new AppError('forbidden', 'This problem opens when its contest begins');
      return judging;
    },

    async exercises(viewer) {
      requireAccess(viewer, 'content.read');
      return prisma.problem.findMany({
        where: { kind: 'sql' },
        select: { ...LINK, id: true, topics: true },
        orderBy: { id: 'asc' },
      });
    },
  };
}

/** A problem that somebody is still writing is shown without what cannot be read yet. */
function readable(fields: Parameters<typeof readProblem>[0]) {
  try {
    return shownOf(readProblem(fields));
  } catch (error) {
    if (error instanceof ProblemError) return { examples: [], parameters: [], starters: {}, approaches: [] };
    throw error;
  }
}

const shownOf = ({ kind, signature, cases, approaches }: Problem) => ({
  examples: cases.filter(({ example }) => example !== null),
  parameters: signature?.kind === 'function' ? signature.method.parameters.map(({ name }) => name) : [],
  starters: Object.fromEntries(
    languages
      .filter((language) => (language === 'sql') === (kind === 'sql'))
      .map((language) => [language, starterCode(language, kind, signature)]),
  ),
  approaches,
});

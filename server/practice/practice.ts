import type { Database } from '#server/database/client.ts';
import { caseInsensitive } from '#server/database/case-insensitive.ts';
import { AppError } from '#server/errors.ts';
import { requireAccess, type Viewer } from '#server/access/access.ts';
import { isOpen, openingOf } from '#server/access/embargo.ts';
import { type Language, languages } from '#judge/languages/languages.ts';
import type { Problem } from '#judge/problem/problem.ts';
import { findProblem, type ShownProblem, shownOf } from '#judge/problem/shown-problem.ts';
import { starterCode } from '#judge/program/starter.ts';
import { excerpt } from '#shared/rules/text/excerpt.ts';
import { type Daily, dailyProblems } from './daily.ts';
import { type KnownProblem, knownProblems } from './known-problems.ts';
import { type Neighbours, neighbours, type ProblemLink } from './neighbours.ts';
import { problemSheets, type SheetFacts } from './problem-sheets.ts';

type Text = Record<
  'name' | 'slug' | 'kind' | 'level' | 'topics' | 'signature' | 'checker' | 'statement' | 'schema' | 'constraints',
  string
> &
  Record<'hints' | 'image' | 'figtitle' | 'letter', string>;

/** What the page of a problem shows. */
export type ProblemPage = Text &
  SheetFacts &
  Neighbours &
  ShownProblem & {
    id: number;
    contest: number | null;
    /** The known problems of the same idea. */
    known: KnownProblem[];
    /** The start of its statement, without markup. */
    summary: string;
    /** The ISO time at which its contest begins; until then only its address is shown. Null once it is open. */
    opensAt: string | null;
    /** ISO. */
    updatedAt: string;
    /** What the editor starts with. */
    starters: Partial<Record<Language, string>>;
  };

/**
 * What a problem is judged by: JavaScript modules, the cases as JSON, and the kind and signature they are written for.
 */
export type ProblemJudging = Record<
  'kind' | 'signature' | 'schema' | 'checker' | 'cases' | 'generator' | 'validator' | 'check',
  string
>;

/** A row of the list of SQL exercises. */
export type Exercise = ProblemLink & { id: number; topics: string };

export type Practice = {
  /** @throws AppError not_found */
  page(viewer: Viewer, slug: string): Promise<ProblemPage>;
  /** @throws AppError not_found, and forbidden until its contest has begun */
  judging(viewer: Viewer, slug: string): Promise<ProblemJudging>;
  /** The problem and the SQL exercise of a day, YYYY-MM-DD. @throws AppError for a day that is not today anywhere */
  daily(viewer: Viewer, day: string): Promise<Daily>;
  /** All SQL exercises, sorted by id. */
  exercises(viewer: Viewer): Promise<Exercise[]>;
};

/** Includes what the cases are written for, so that a program is judged by one version of the problem. */
const JUDGING = {
  kind: true,
  signature: true,
  schema: true,
  checker: true,
  cases: true,
  generator: true,
  validator: true,
  check: true,
} as const;
const EXERCISES = `
  SELECT slug, name, level, id, topics FROM problems WHERE kind = 'sql' AND ${isOpen('key')} ORDER BY id`;

/** The page of a problem that is embargoed, apart from the fields that are shown. */
const UNTOLD: Omit<ProblemPage, 'slug' | 'contest' | 'opensAt'> = {
  id: 0,
  name: '',
  kind: '',
  level: '',
  topics: '',
  signature: '',
  checker: '',
  statement: '',
  schema: '',
  constraints: '',
  hints: '',
  image: '',
  figtitle: '',
  letter: '',
  summary: '',
  updatedAt: '',
  link: '',
  article: '',
  companies: '',
  problem: '',
  companyIds: [],
  sheetTopic: '',
  previous: null,
  next: null,
  similar: [],
  known: [],
  examples: [],
  tables: [],
  parameters: [],
  starters: {},
  approaches: [],
};

export function createPractice(database: Database): Practice {
  const { prisma, pool } = database;
  const missing = () => new AppError('not_found', 'There is no such problem');
  const where = (slug: string) => ({ slug: caseInsensitive(slug) });

  return {
    async page(viewer, slug) {
      requireAccess(viewer, 'content.read');
      const row = await prisma.problem.findFirst({
        where: where(slug),
        omit: { key: true, createdAt: true, wrong: true },
      });
      if (!row) throw missing();
      const { cases: _cases, generator: _generator, validator: _validator, check: _check, ...visible } = row;
      const { updatedAt, sameIdeaAs, ...shown } = visible;
      const [facts, around, known] = await Promise.all([
        problemSheets(database, row.name),
        neighbours(database, row),
        knownProblems(database, sameIdeaAs),
      ]);
      const opensAt = await openingOf(database, row.contest);
      if (opensAt !== null) return { ...UNTOLD, slug: row.slug, contest: row.contest, opensAt };
      const read = findProblem(row);
      return {
        ...shown,
        ...facts,
        ...around,
        known,
        ...shownOf(read),
        starters: read ? startersOf(read) : {},
        summary: excerpt(row.statement),
        opensAt,
        updatedAt: updatedAt.toISOString(),
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

    async daily(viewer, day) {
      requireAccess(viewer, 'content.read');
      return dailyProblems(database, day);
    },

    async exercises(viewer) {
      requireAccess(viewer, 'content.read');
      const { rows } = await pool.query<Exercise>(EXERCISES);
      return rows;
    },
  };
}

/** What the editor starts with, in each language of its kind. */
const startersOf = ({ kind, signature }: Problem) =>
  Object.fromEntries(
    languages
      .filter((language) => (language === 'sql') === (kind === 'sql'))
      .map((language) => [language, starterCode(language, kind, signature)]),
  );

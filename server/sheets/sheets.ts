import type { Database } from '#server/database/client.ts';
import { requireAccess, type Viewer } from '#server/access/access.ts';
import type { Collection } from '#shared/company-reports.ts';
import { readCounts } from '#shared/rules/sheets/named-counts.ts';
import { splitList } from '#shared/rules/text/list-text.ts';
import {
  type PieceRequest,
  type CompanyPiece,
  createProblemPieces,
  type Piece,
  type SheetRow,
} from './problem-pieces.ts';
import { type RenamedProblem, renamedProblems } from './renamed.ts';
import { reportsOf } from './reports-of.ts';
import { problemsBySubject } from '#server/own-records/subjects.ts';
import type { ProblemIdentity } from '#shared/rules/progress/mark-ids.ts';
import { countedTopics, findPlaces, type PlacedProblem, type Topic } from './topics.ts';

/** A company with the number of problems on its list, and how many of these it has asked according to reports. */
export type Company = { name: string; count: number; recorded: number };

/**
 * The companies of a problem: those on record, with the number of reports, and those that we chose. `collection` is the
 * source of the reports; absent if they come with the site.
 */
export type ProblemCompanies = {
  recorded: { name: string; reports: number | null }[];
  practisedFor: string[];
  collection?: Collection;
};

/** A list that people follow; `count` is the number of its problems, on the site or not. */
export type ProblemList = { id: number; name: string; slug: string; count: number };

/** The listed problems that the site knows, and the source of the list ('' if it has none). */
export type ListedProblems = { items: SheetRow[]; source: string };

export type Sheets = {
  topics(viewer: Viewer): Promise<Topic[]>;
  /** Of subjects of marks, the problems that are on the SDE sheet, each with its topics there. */
  topicsOf(viewer: Viewer, subjects: string[]): Promise<PlacedProblem[]>;
  /** The problems that subjects of marks name: by a name that they have or had, or a row of the company-wise sheets. */
  problemsOf(viewer: Viewer, subjects: string[]): Promise<(ProblemIdentity & { subject: string })[]>;
  problemsOfTopic(viewer: Viewer, request: PieceRequest & { topic: string }): Promise<Piece<SheetRow>>;
  /** Every company that a problem names, sorted case-insensitively. */
  companies(viewer: Viewer): Promise<Company[]>;
  /** `company` is spelled as in `companies`, an unknown one has an empty list. */
  problemsOfCompany(viewer: Viewer, request: PieceRequest & { company: string }): Promise<CompanyPiece>;
  /** The companies of a problem on the company-wise sheet, in stored order; none for a deleted problem. */
  companiesOf(viewer: Viewer, id: number): Promise<ProblemCompanies>;
  lists(viewer: Viewer): Promise<ProblemList[]>;
  /** The problems in the order of the list; the id of a row is its position. An unknown list has none. */
  problemsOfList(viewer: Viewer, list: string): Promise<ListedProblems>;
  renamed(viewer: Viewer): Promise<RenamedProblem[]>;
  /** The first fifty problems by id tagged top100. */
  top50(viewer: Viewer): Promise<SheetRow[]>;
};

export function createSheets(database: Database): Sheets {
  const { prisma } = database;
  const pieces = createProblemPieces(database);
  const read = (viewer: Viewer) => requireAccess(viewer, 'content.read');

  return {
    async topics(viewer) {
      read(viewer);
      return countedTopics(database);
    },

    async topicsOf(viewer, subjects) {
      read(viewer);
      return findPlaces(database, subjects);
    },

    async problemsOf(viewer, subjects) {
      read(viewer);
      return [...(await problemsBySubject(database, subjects))].map(([subject, problem]) => ({ subject, ...problem }));
    },

    async problemsOfTopic(viewer, { topic, ...request }) {
      read(viewer);
      return pieces.ofTopic(topic, request);
    },

    async companies(viewer) {
      read(viewer);
      // Without a language's collation, texts are compared in half the time.
      const rows = await prisma.$queryRaw<Company[]>`
        SELECT company COLLATE "C" AS name, count(DISTINCT id)::int AS count, count(DISTINCT id) FILTER (WHERE jsonb_exists(report_counts, company))::int AS recorded
        FROM company_problems, unnest(company_list) AS company GROUP BY 1`;
      return rows.toSorted((a, b) => ignoringCase.compare(a.name, b.name));
    },

    async problemsOfCompany(viewer, { company, ...request }) {
      read(viewer);
      return pieces.ofCompany(company, request);
    },

    async companiesOf(viewer, id) {
      read(viewer);
      const select = { companies: true, reports: true, practisedFor: true, source: true, asOf: true };
      const problem = await prisma.companyProblem.findUnique({ where: { id }, select });
      const reports = readCounts(problem?.reports ?? '');
      const recorded = splitList(problem?.companies ?? '').map((one) => ({
        name: one,
        reports: reports.get(one) ?? null,
      }));
      const collection = problem && reportsOf(problem);
      return { recorded, practisedFor: splitList(problem?.practisedFor ?? ''), ...(collection && { collection }) };
    },

    async lists(viewer) {
      read(viewer);
      const select = { id: true, name: true, slug: true, problemSlugs: true };
      const lists = await prisma.problemList.findMany({ select, orderBy: { id: 'asc' } });
      return lists.map(({ problemSlugs, ...list }) => ({ ...list, count: problemSlugs.length }));
    },

    async problemsOfList(viewer, slug) {
      read(viewer);
      const [list, items] = await Promise.all([
        prisma.problemList.findFirst({ where: { slug }, select: { source: true }, orderBy: { id: 'asc' } }),
        pieces.ofList(slug),
      ]);
      return { items, source: list?.source ?? '' };
    },

    async renamed(viewer) {
      read(viewer);
      return renamedProblems(database);
    },

    async top50(viewer) {
      read(viewer);
      return pieces.top50();
    },
  };
}

const ignoringCase = new Intl.Collator('en', { sensitivity: 'accent' });

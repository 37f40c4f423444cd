import { readFileSync } from 'node:fs';
import type { Database } from '#server/database/client.ts';
import { requireAccess, type Viewer } from '#server/access/access.ts';
import {
  type Asked,
  type CompanyRow,
  createProblemPieces,
  type Piece,
  type SheetRow,
  type TopRow,
} from './problem-pieces.ts';
import { countedTopics, findPlaces, type PlacedProblem, type ProblemNames, type Topic } from './topics.ts';

// Companies that the list shows although no problem names them: content that a person edits, like the rest of it.
const FIXED_COMPANIES = new URL('../../prisma/content/companies.json', import.meta.url);

export type Sheets = {
  topics(viewer: Viewer): Promise<Topic[]>;
  /** Of those problems that some sheet has, the topics of the SDE sheet that have them. */
  topicsOf(viewer: Viewer, problems: ProblemNames): Promise<PlacedProblem[]>;
  problemsOfTopic(viewer: Viewer, asked: Asked & { topic: string }): Promise<Piece<SheetRow>>;
  /** Every company that a problem names, and the fixed list, sorted without regard to case. */
  companies(viewer: Viewer): Promise<string[]>;
  /** `company` is spelled as in `companies`, and one without problems has an empty list. */
  problemsOfCompany(viewer: Viewer, asked: Asked & { company: string }): Promise<Piece<CompanyRow>>;
  /** Those that a problem of the company-wise sheet names, as they were written; '' for a problem that is gone. */
  companiesOf(viewer: Viewer, id: number): Promise<string>;
  /** The first fifty by id of those tagged top100. */
  top50(viewer: Viewer): Promise<TopRow[]>;
};

export function createSheets(database: Database): Sheets {
  const { prisma } = database;
  const fixedCompanies = JSON.parse(readFileSync(FIXED_COMPANIES, 'utf8')) as string[]; // a file of this repository
  const pieces = createProblemPieces(database);
  const read = (viewer: Viewer) => requireAccess(viewer, 'content.read');

  return {
    async topics(viewer) {
      read(viewer);
      return countedTopics(database);
    },

    async topicsOf(viewer, problems) {
      read(viewer);
      return findPlaces(database, problems);
    },

    async problemsOfTopic(viewer, { topic, ...asked }) {
      read(viewer);
      return pieces.ofTopic(topic, asked);
    },

    async companies(viewer) {
      read(viewer);
      // Without the rules of a language texts are told apart in half the time.
      const rows = await prisma.$queryRaw<{ company: string }[]>`
        SELECT DISTINCT unnest(company_list) COLLATE "C" AS company FROM company_problems ORDER BY company`;
      const named = rows.map(({ company }) => company);
      const known = new Set(named.map((company) => company.toLowerCase()));
      const others = fixedCompanies.filter((company) => !known.has(company.toLowerCase()));
      return [...named, ...others].toSorted(ignoringCase.compare);
    },

    async problemsOfCompany(viewer, { company, ...asked }) {
      read(viewer);
      return pieces.ofCompany(company, asked);
    },

    async companiesOf(viewer, id) {
      read(viewer);
      const problem = await prisma.companyProblem.findUnique({ where: { id }, select: { companies: true } });
      return problem?.companies ?? '';
    },

    async top50(viewer) {
      read(viewer);
      return pieces.top50();
    },
  };
}

const ignoringCase = new Intl.Collator('en', { sensitivity: 'accent' });

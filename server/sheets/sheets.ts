import { readFileSync } from 'node:fs';
import type { Database } from '#server/database/client.ts';
import type { RecordOf } from '#shared/resource.ts';
import type { Resources } from '#shared/resources/index.ts';
import { topicOf } from '#shared/rules/sheet-topic.ts';
import { requireAccess, type Viewer } from '#server/access/access.ts';
import type { Content } from '#server/content/content.ts';

/**
 * What progress is kept by: a problem of the same name is one problem on every sheet, and the company-wise sheets keep
 * it by the ids that it has there.
 */
export type ProblemIdentity = { name: string; companyIds: number[] };

/** A tab of the SDE sheet. `problems` lets the page count what is done without loading the rows. */
export type Topic = { key: string; id: number; name: string; topic: string; problems: ProblemIdentity[] };

export type SheetRow = RecordOf<Resources['topicProblem']> & ProblemIdentity;

/** A row of the company-wise sheet and of Top 50. */
export type CompanyRow = RecordOf<Resources['companyProblem']> & ProblemIdentity;

// Companies that the list shows although no problem names them: content that a person edits, like the rest of it.
const FIXED_COMPANIES = new URL('../../prisma/content/companies.json', import.meta.url);

const TOP_50 = { tag: 'top100', count: 50 };

export type Sheets = {
  topics(viewer: Viewer): Promise<Topic[]>;
  problemsOfTopic(viewer: Viewer, topic: string): Promise<SheetRow[]>;
  /** Every company that a problem names, and the fixed list, sorted without regard to case. */
  companies(viewer: Viewer): Promise<string[]>;
  /** `company` is spelled as in `companies`, and one without problems has an empty list; `first` is how many at most. */
  problemsOfCompany(viewer: Viewer, asked: { company: string; first?: number | undefined }): Promise<CompanyRow[]>;
  /** The first fifty by id of those tagged top100. */
  top50(viewer: Viewer): Promise<CompanyRow[]>;
};

export function createSheets({ prisma }: Database, content: Content): Sheets {
  const fixedCompanies = JSON.parse(readFileSync(FIXED_COMPANIES, 'utf8')) as string[]; // a file of this repository

  async function companyIdsByName(names?: string[]): Promise<Map<string, number[]>> {
    const where = names ? { name: { in: names } } : {};
    const problems = await prisma.companyProblem.findMany({
      where,
      select: { id: true, name: true },
      orderBy: { id: 'asc' },
    });
    const byName = Map.groupBy(problems, (problem) => problem.name);
    return new Map([...byName].map(([name, same]) => [name, same.map((problem) => problem.id)]));
  }

  async function withIdentity<P extends { name: string }>(problems: P[]): Promise<(P & ProblemIdentity)[]> {
    const companyIds = await companyIdsByName(problems.map((problem) => problem.name));
    return problems.map((problem) => ({ ...problem, companyIds: companyIds.get(problem.name) ?? [] }));
  }

  return {
    async topics(viewer) {
      requireAccess(viewer, 'content.read');
      const [cards, problems, companyIds] = await Promise.all([
        content.sheetTopic.all(viewer),
        prisma.topicProblem.findMany({ select: { name: true, topic: true }, orderBy: { id: 'asc' } }),
        companyIdsByName(),
      ]);
      const byTopic = Map.groupBy(problems, (problem) => problem.topic);
      return cards.map(({ key, id, name, topic: ownTopic }) => {
        const topic = topicOf({ name, topic: ownTopic });
        const own = byTopic.get(topic) ?? [];
        return {
          key,
          id,
          name,
          topic,
          problems: own.map((problem) => ({ name: problem.name, companyIds: companyIds.get(problem.name) ?? [] })),
        };
      });
    },

    async problemsOfTopic(viewer, topic) {
      return withIdentity(await content.topicProblem.all(viewer, { topic }));
    },

    async companies(viewer) {
      requireAccess(viewer, 'content.read');
      const rows = await prisma.$queryRaw<{ company: string }[]>`
        SELECT DISTINCT unnest(company_list) AS company FROM company_problems ORDER BY company`;
      const named = rows.map(({ company }) => company);
      const known = new Set(named.map((company) => company.toLowerCase()));
      const others = fixedCompanies.filter((company) => !known.has(company.toLowerCase()));
      return [...named, ...others].toSorted(ignoringCase.compare);
    },

    async problemsOfCompany(viewer, { company, first }) {
      return withIdentity(await content.companyProblem.all(viewer, { companyList: { has: company } }, first));
    },

    async top50(viewer) {
      const tagged = await content.companyProblem.all(viewer, { tagList: { has: TOP_50.tag } });
      return withIdentity(tagged.slice(0, TOP_50.count));
    },
  };
}

const ignoringCase = new Intl.Collator('en', { sensitivity: 'accent' });

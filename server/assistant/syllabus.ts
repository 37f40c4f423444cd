import type { Database } from '#server/database/client.ts';
import { SET_MARKS } from '#server/own-records/marks-of.ts';
import type { Viewer } from '#server/access/access.ts';
import { topicOf } from '#shared/rules/sheets/sheet-topic.ts';
import { LEVELS } from '#shared/rules/sheets/difficulty.ts';
import type { Collection } from '#shared/company-reports.ts';
import { readCounts } from '#shared/rules/sheets/named-counts.ts';
import { splitList } from '#shared/rules/text/list-text.ts';
import { reportsOf } from '#server/sheets/reports-of.ts';
import { placeOf, searchAddress } from '#server/search/address.ts';

/** A problem of any sheet; rows with the same name are merged. */
export type Problem = {
  name: string;
  topic: string;
  level: string;
  /** The companies on whose lists it is. */
  companies: string[];
  /** How often each company was reported to ask it; a company without a number is our own choice. */
  reports: ReadonlyMap<string, number>;
  /** The collection of the reports, when it is not the one that comes with the site. */
  collection?: Collection;
  /** The URL where it is practised, or ''. */
  link: string;
  article: string;
  /** The URL of its row on the site. */
  address: string;
};

/** A project to build. */
export type Idea = { name: string; level: string; text: string; learns: string; milestone: string };

export const readIdeas = ({ prisma }: Database): Promise<Idea[]> =>
  prisma.projectIdea.findMany({
    select: { name: true, level: true, text: true, learns: true, milestone: true },
    orderBy: { id: 'asc' },
  });

/** The problems to practise, by topic in the order of the SDE sheet, within a topic from easy to hard. */
export type Syllabus = { topics: string[]; companies: string[]; problems: Problem[] };

const COLUMNS = { key: true, id: true, name: true, topic: true, level: true, link: true, article: true } as const;

export async function readSyllabus({ prisma }: Database): Promise<Syllabus> {
  const select = { ...COLUMNS, companies: true } as const;
  const ofCompanies = { ...select, reports: true, practisedFor: true, source: true, asOf: true } as const;
  const orderBy = { id: 'asc' } as const;
  const [cards, sheet, sde] = await Promise.all([
    prisma.sheetTopic.findMany({ select: { name: true, topic: true }, orderBy }),
    prisma.topicProblem.findMany({ select, orderBy }),
    prisma.companyProblem.findMany({ select: ofCompanies, orderBy }),
  ]);
  type Row = (typeof sheet)[number] & Partial<(typeof sde)[number]>;
  const byName = new Map<string, Problem>();
  const add = (resource: 'topicProblem' | 'companyProblem') => (row: Row) => {
    const companies = [...splitList(row.companies), ...splitList(row.practisedFor ?? '')];
    const reports = readCounts(row.reports ?? '');
    const collection = reportsOf({ source: '', asOf: '', ...row });
    const loaded = reports.size > 0 && collection && { collection };
    const existing = byName.get(row.name);
    if (existing) {
      Object.assign(existing, loaded);
      existing.companies = [...new Set([...existing.companies, ...companies])];
      existing.reports = new Map([...existing.reports, ...reports]);
      return;
    }
    const { key, id, name, topic, level, link, article } = row;
    const place = placeOf(resource, row);
    const address = searchAddress({ resource, key, id, header: name, place, position: 0 });
    byName.set(name, { name, topic, level, companies, reports, link, article, address, ...loaded });
  };
  sheet.forEach(add('topicProblem'));
  sde.forEach(add('companyProblem'));
  const all = [...byName.values()];
  const topics = [...new Set([...cards.map(topicOf), ...all.map(({ topic }) => topic)])];
  const order = new Map(topics.map((topic, index) => [topic, index]));
  return {
    topics,
    companies: [...new Set(all.flatMap(({ companies }) => companies))],
    problems: all.toSorted(
      (a, b) => (order.get(a.topic) ?? 0) - (order.get(b.topic) ?? 0) || levelRank(a.level) - levelRank(b.level),
    ),
  };
}

/** An unknown level counts as a medium one. */
export function levelRank(level: string): number {
  const rank = LEVELS.findIndex((name) => name === level);
  return rank === -1 ? 1 : rank;
}

/** The names of the problems that a learner has ticked. */
export async function doneBy({ pool }: Database, viewer: Viewer): Promise<Set<string>> {
  if (viewer.role !== 'user') return new Set();
  const { rows } = await pool.query<{ name: string }>(
    `SELECT coalesce(catalogue.name, mark.name) AS name FROM (${SET_MARKS}) AS mark LEFT JOIN catalogue ON slug = subject
     WHERE flag = 'done'`,
    [viewer.key],
  );
  return new Set(rows.map(({ name }) => name));
}

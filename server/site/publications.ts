import type { Database } from '#server/database/client.ts';
import { AppError } from '#server/errors.ts';
import { pageNames, pageOf } from '#shared/pages.ts';
import type { Resource } from '#shared/resource.ts';
import { type ResourceName, resources } from '#shared/resources/index.ts';
import { excerpt } from '#shared/rules/text/excerpt.ts';
import { requireAccess, type Viewer, VISITOR } from '#server/access/access.ts';
import { createVisibility } from '#server/content/record-visibility.ts';

export type PublishedBlog = { key: string; id: number; header: string; excerpt: string; date: Date; updatedAt: Date };
export type PublishedContest = {
  key: string;
  id: number;
  header: string;
  /** Null when date or time is missing. */
  startsAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
};
export type DatedContest = PublishedContest & { startsAt: Date };
export type ListedProfile = { name: string; changedAt: Date };
type Dated = { key: string; updatedAt: Date; [address: string]: unknown };
/** The number of records of each category. */
type Counts = Map<string, number>;
export type Published = {
  /** The records of each resource that has a page for each record, newest first, with the field in their URL. */
  records: Map<ResourceName, readonly Dated[]>;
  counts: { blog: Counts; question: Counts; cheatSheetItem: Counts };
};

/** The maximum number of entries in a feed; readers refetch before there are that many new ones. */
const MAX_IN_FEED = 50;
const MAX_IN_CALENDAR = 500;
/** The maximum number of records of a resource; a sitemap may contain 50,000 URLs in total. */
const MAX_OF_A_KIND = 20_000;

export type Publications = {
  /** Newest first. */
  latestBlogs(viewer: Viewer): Promise<PublishedBlog[]>;
  /** Newest first. */
  latestContests(viewer: Viewer): Promise<PublishedContest[]>;
  /** Sorted by their start. */
  contestsAfter(viewer: Viewer, instant: Date): Promise<DatedContest[]>;
  /** @throws AppError not_found, also for a contest without a start */
  datedContest(viewer: Viewer, id: number): Promise<DatedContest>;
  /** The public profiles that search engines may list, most recently changed first. */
  listedProfiles(viewer: Viewer): Promise<ListedProfile[]>;
  /** Everything that has its own URL. */
  all(viewer: Viewer): Promise<Published>;
};

/** Reads what visitors can find and subscribe to, with its dates. */
export function createPublications(database: Database): Publications {
  const { prisma } = database;
  const where = { published: true };
  const ofContest = { key: true, id: true, header: true, startsAt: true, createdAt: true, updatedAt: true } as const;

  async function newestOf(each: ResourceName, by: string): Promise<readonly Dated[]> {
    const table = prisma[each] as unknown as { findMany(args: object): Promise<Dated[]> }; // every model has it
    const rows = await table.findMany({
      where: (resources[each] as Resource).contributed ? where : {},
      select: { key: true, [by]: true, updatedAt: true },
      orderBy: { id: 'desc' },
      take: MAX_OF_A_KIND,
    });
    return createVisibility(resources[each], database).visibleRows(VISITOR, rows);
  }

  return {
    async latestBlogs(viewer) {
      requireAccess(viewer, 'content.read');
      const blogs = await prisma.blog.findMany({
        where,
        select: { key: true, id: true, header: true, explanation: true, date: true, createdAt: true, updatedAt: true },
        orderBy: [{ date: 'desc' }, { id: 'desc' }],
        take: MAX_IN_FEED,
      });
      return blogs.map(({ explanation, date, createdAt, ...blog }) => ({
        ...blog,
        excerpt: excerpt(explanation),
        date: dayOf(date) ?? createdAt,
      }));
    },

    async latestContests(viewer) {
      requireAccess(viewer, 'content.read');
      return prisma.contest.findMany({
        select: ofContest,
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: MAX_IN_FEED,
      });
    },

    async contestsAfter(viewer, instant) {
      requireAccess(viewer, 'content.read');
      const contests = await prisma.contest.findMany({
        where: { startsAt: { gt: instant } },
        select: ofContest,
        orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
        take: MAX_IN_CALENDAR,
      });
      return contests.filter(isDated);
    },

    async datedContest(viewer, id) {
      requireAccess(viewer, 'content.read');
      const contest = await prisma.contest.findUnique({ where: { id }, select: ofContest });
      if (!contest || !isDated(contest))
        throw new AppError('not_found', 'There is no contest with a start at this address');
      return contest;
    },

    async listedProfiles(viewer) {
      requireAccess(viewer, 'public-profile.read');
      return prisma.publicProfile.findMany({
        where: { isOn: true, mayBeIndexed: true },
        select: { name: true, changedAt: true },
        orderBy: [{ changedAt: 'desc' }, { userKey: 'desc' }],
        take: MAX_OF_A_KIND,
      });
    },

    async all(viewer) {
      requireAccess(viewer, 'content.read');
      const [records, blog, question, cheatSheetItem] = await Promise.all([
        Promise.all(RECORD_PAGES.map(async ({ each, by }) => [each, await newestOf(each, by)] as const)),
        prisma.blog.groupBy({ by: ['category'], _count: true, where }),
        prisma.question.groupBy({ by: ['category'], _count: true }),
        prisma.cheatSheetItem.groupBy({ by: ['category'], _count: true }),
      ]);
      const counts = { blog: countsOf(blog), question: countsOf(question), cheatSheetItem: countsOf(cheatSheetItem) };
      return { records: new Map(records), counts };
    },
  };
}

/** The pages that exist once for each record. */
const RECORD_PAGES = pageNames.flatMap((page) => {
  const { sitemap } = pageOf(page);
  return typeof sitemap === 'object' && 'each' in sitemap ? [sitemap] : [];
});

/** The resources that `all` depends on. */
export const PUBLISHED: readonly ResourceName[] = [
  ...RECORD_PAGES.map(({ each }) => each),
  ...(['blog', 'question', 'cheatSheetItem'] satisfies (keyof Published['counts'])[]),
];

const isDated = (contest: PublishedContest): contest is DatedContest => contest.startsAt !== null;

const countsOf = (groups: { category: string; _count: number }[]): Counts =>
  new Map(groups.map(({ category, _count }) => [category, _count]));

/** Returns the start of a day YYYY-MM-DD in UTC; null for any other text. */
function dayOf(date: string): Date | null {
  const instant = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(instant) ? null : new Date(instant);
}

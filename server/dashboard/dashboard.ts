import { DateTime } from 'luxon';
import type { Database } from '#server/database/client.ts';
import { requireAccess, type Viewer } from '#server/access/access.ts';
import { AWAITS_REVIEW } from '#server/content/review-state.ts';
import { type TopicWithoutCard, topicsWithoutCard } from './topics-without-card.ts';
import { topicOf } from '#shared/rules/sheets/sheet-topic.ts';

/** The counts of one day (YYYY-MM-DD). */
export type DayCounts = { day: string; signUps: number; subscribers: number; messages: number };

/** A sheet card whose stored number of problems differs from the actual one. */
export type MiscountedCard = { key: string; name: string; stored: number; actual: number };

export type Overview = {
  languages: number;
  topicProblems: number;
  blogs: number;
  projectIdeas: number;
  waitingBlogs: number;
  messages: number;
  unreadMessages: number;
  subscribers: number;
  /** The last 30 days in the site's time zone, oldest first, today last. */
  days: DayCounts[];
  miscountedCards: MiscountedCard[];
  topicsWithoutCard: TopicWithoutCard[];
};

export type Dashboard = { overview(viewer: Viewer): Promise<Overview> };

const DAYS = 30;

export function createDashboard(database: Database, siteTimeZone: string): Dashboard {
  const { prisma } = database;
  async function daysUntil(today: DateTime): Promise<DayCounts[]> {
    const first = today.minus({ days: DAYS - 1 });
    const from = first.toJSDate();
    const rows = await prisma.$queryRaw<{ day: string; what: keyof Omit<DayCounts, 'day'>; count: number }[]>`
      SELECT to_char(at AT TIME ZONE ${siteTimeZone}, 'YYYY-MM-DD') AS day, what, count(*)::int AS count FROM (
        SELECT verified_at AS at, 'signUps' AS what FROM users WHERE verified_at >= ${from}
        UNION ALL SELECT created_at, 'subscribers' FROM subscribers WHERE created_at >= ${from}
        UNION ALL SELECT created_at, 'messages' FROM messages WHERE created_at >= ${from}
      ) AS events GROUP BY 1, 2`;
    const days = Array.from({ length: DAYS }, (_, index) => ({
      day: first.plus({ days: index }).toISODate() ?? '',
      signUps: 0,
      subscribers: 0,
      messages: 0,
    }));
    const byDay = new Map(days.map((counts) => [counts.day, counts]));
    for (const { day, what: kind, count } of rows) {
      const counts = byDay.get(day);
      if (counts) counts[kind] = count;
    }
    return days;
  }

  async function miscountedCards(): Promise<MiscountedCard[]> {
    const [cards, topics] = await Promise.all([
      prisma.sheetTopic.findMany({
        where: { problemCount: { not: null } },
        select: { key: true, name: true, topic: true, problemCount: true },
        orderBy: { id: 'asc' },
      }),
      prisma.topicProblem.groupBy({ by: ['topic'], _count: true }),
    ]);
    const counts = new Map(topics.map(({ topic, _count }) => [topic, _count]));
    return cards.flatMap(({ key, name, topic, problemCount }) => {
      const actual = counts.get(topicOf({ name, topic })) ?? 0;
      return problemCount === null || problemCount === actual ? [] : [{ key, name, stored: problemCount, actual }];
    });
  }

  return {
    async overview(viewer) {
      requireAccess(viewer, 'people.administer');
      const today = DateTime.now().setZone(siteTimeZone).startOf('day');
      const [
        languages,
        topicProblems,
        blogs,
        projectIdeas,
        waitingBlogs,
        messages,
        unreadMessages,
        subscribers,
        days,
        cards,
        topics,
      ] = await Promise.all([
        prisma.languageCard.count(),
        prisma.topicProblem.count(),
        prisma.blog.count(),
        prisma.projectIdea.count(),
        prisma.blog.count({ where: AWAITS_REVIEW }),
        prisma.message.count(),
        prisma.message.count({ where: { readAt: null } }),
        prisma.subscriber.count(),
        daysUntil(today),
        miscountedCards(),
        topicsWithoutCard(database),
      ]);
      return {
        languages,
        topicProblems,
        blogs,
        projectIdeas,
        waitingBlogs,
        messages,
        unreadMessages,
        subscribers,
        days,
        miscountedCards: cards,
        topicsWithoutCard: topics,
      };
    },
  };
}

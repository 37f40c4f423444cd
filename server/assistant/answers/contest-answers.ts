import type { Database } from '#server/database/client.ts';
import { href } from '#shared/paths.ts';
import { contestStatus, LIVE_MS } from '#shared/rules/sittings/contest-status.ts';
import { asText, link } from '#server/assistant/site-markdown.ts';

/** A contest whose start is known. */
export type Contest = { id: number; header: string; startsAt: Date; timeZone: string };

/** The maximum of live and upcoming contests, and of ended ones; the page of contests lists more. */
const MAX_READ = 50;
const MAX_UPCOMING = 4;
const MAX_ENDED = 3;

/** Live and upcoming contests, the nearest first, then ended ones, the newest first. */
export async function readContests({ prisma }: Database, now = Date.now()): Promise<Contest[]> {
  const select = { id: true, header: true, startsAt: true, timeZone: true } as const;
  const ended = new Date(now - LIVE_MS);
  const rows = await Promise.all([
    prisma.contest.findMany({
      where: { startsAt: { gt: ended } },
      select,
      orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
      take: MAX_READ,
    }),
    prisma.contest.findMany({
      where: { startsAt: { lte: ended } },
      select,
      orderBy: [{ startsAt: 'desc' }, { id: 'desc' }],
      take: MAX_READ,
    }),
  ]);
  return rows.flat().flatMap(({ startsAt, ...row }) => (startsAt ? [{ ...row, startsAt }] : []));
}

export type ContestsIntent = {
  kind: 'contests';
  /** True for ended contests, false for live and upcoming ones. */
  over: boolean;
  /** The series, such as 'weekly'; empty string for any. */
  series: string;
};

type Clock = {
  now: number;
  /** The reader's time zone; undefined when unknown. */
  timeZone: string | undefined;
};

export function contestsAnswer(all: readonly Contest[], intent: ContestsIntent, { now, timeZone }: Clock): string {
  const contests = all.filter(
    ({ header }) =>
      header
        .toLowerCase()
        .split(/\P{L}+/u)
        .includes(intent.series) || intent.series === '',
  );
  const inState = (state: string) =>
    contests.filter(({ startsAt }) => contestStatus(startsAt.toISOString(), now) === state);
  const line = (contest: Contest) => `${nameOf(contest)}: ${startOf(contest, timeZone)}`;
  const ended = inState('Ended').slice(0, MAX_ENDED);
  const [live, upcoming] = intent.over ? [[], []] : [inState('Live'), inState('Upcoming')];
  const [next, ...later] = upcoming.slice(0, MAX_UPCOMING);
  const isNoneAhead = live.length + upcoming.length === 0;
  const paragraphs = [
    ...live.map((contest) => `**${nameOf(contest)}** is live now, until ${endOf(contest, timeZone)}.`),
    ...(next ? [`The next contest is **${nameOf(next)}**: ${startOf(next, timeZone)}.`] : []),
    ...listed('After it:', later.map(line)),
    ...(isNoneAhead && !intent.over
      ? [`No ${intent.series === '' ? '' : `${intent.series} `}contest is announced.`]
      : []),
    ...(isNoneAhead ? listed('The last ones, with their solutions:', ended.map(line)) : []),
    `All of them: ${link('Contest Solutions', href('contests'))}. One that is over can be taken as a virtual contest, on the clock.`,
  ];
  return paragraphs.join('\n\n');
}

const nameOf = ({ id, header }: Contest) => link(header, href('contest', { id }));

const startOf = ({ startsAt, timeZone }: Contest, readers: string | undefined) =>
  instant(startsAt, readers || timeZone);

const endOf = ({ startsAt, timeZone }: Contest, readers: string | undefined) =>
  instant(new Date(startsAt.getTime() + LIVE_MS), readers || timeZone);

/** Date and time with the name of the zone, as a learner may be in another one. */
function instant(date: Date, timeZone: string): string {
  const zone = timeZone || 'UTC';
  const time = new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  }).format(date);
  return `${time} (${asText(zone)})`;
}

const listed = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [`${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}`];

import { Router } from 'express';
import { sendReady } from '#server/http/send-ready.ts';
import { VISITOR } from '#server/access/access.ts';
import type { Keep, Kept } from '#server/http/kept-bytes.ts';
import { toReadyBytes } from '#server/http/ready-bytes.ts';
import { CONTEST_CALENDAR_PATTERN, FEEDS } from '#shared/paths.ts';
import { LIVE_MS } from '#shared/rules/contest-status.ts';
import { contestCalendar } from './calendar.ts';
import { blogFeed, contestFeed } from './feeds.ts';
import type { Publications } from './publications.ts';
import { robots, sitemap } from './sitemap.ts';

type PublicFilesDeps = { publications: Publications; keep: Keep; siteUrl: string };

const ATOM = 'application/atom+xml; charset=utf-8';
const CALENDAR = 'text/calendar; charset=utf-8';

const headersOf = (type: string) => ({
  'Content-Type': type,
  // What is kept elsewhere is asked for again each time: nothing here is older than the last write.
  'Cache-Control': 'public, no-cache',
  Vary: 'Accept-Encoding',
});

/** What programs read about the site: sitemap, robots.txt, feeds and calendars. */
export function publicFiles({ publications, keep, siteUrl }: PublicFilesDeps): Router {
  const router = Router();
  const serve = (path: string, type: string, { read }: Pick<Kept, 'read'>) =>
    router.get(path, async (request, response) => {
      sendReady(request, response, { ready: await read(), headers: headersOf(type) });
    });

  const rules = toReadyBytes(Buffer.from(robots(siteUrl)));
  serve('/robots.txt', 'text/plain; charset=utf-8', { read: () => rules });
  serve(
    '/sitemap.xml',
    'application/xml; charset=utf-8',
    keep(['blog', 'contest', 'question', 'cheatSheetItem'], async () => ({
      text: sitemap(siteUrl, await publications.all(VISITOR)),
    })),
  );
  serve(
    FEEDS.blogs,
    ATOM,
    keep(['blog'], async () => ({ text: blogFeed(siteUrl, await publications.latestBlogs(VISITOR)) })),
  );
  serve(
    FEEDS.contests,
    ATOM,
    keep(['contest'], async () => ({
      text: contestFeed(siteUrl, await publications.latestContests(VISITOR)),
    })),
  );
  serve(
    FEEDS.calendar,
    CALENDAR,
    keep(['contest'], async () => {
      // Upcoming ones and those that are live.
      const shown = await publications.contestsAfter(VISITOR, new Date(Date.now() - LIVE_MS));
      const ends = shown.map(({ startsAt }) => startsAt.getTime() + LIVE_MS);
      return { text: contestCalendar(siteUrl, shown), until: Math.min(...ends) };
    }),
  );
  router.get(CONTEST_CALENDAR_PATTERN, async (request, response) => {
    const { id } = request.params;
    const contest = await publications.datedContest(VISITOR, /^\d{1,9}$/.test(id) ? Number(id) : -1);
    const ready = await toReadyBytes(Buffer.from(contestCalendar(siteUrl, [contest])));
    sendReady(request, response, { ready, headers: headersOf(CALENDAR) });
  });
  return router;
}

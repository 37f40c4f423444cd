import { Router } from 'express';
import { sendPrepared } from '#server/http/send-prepared.ts';
import { VISITOR } from '#server/access/access.ts';
import type { ResponseCache, Rendered } from '#server/http/response-cache.ts';
import { PreparedResponse } from '#server/http/prepared-response.ts';
import { CONTEST_CALENDAR_PATTERN, FEEDS, PROFILES_SITEMAP } from '#shared/paths.ts';
import { LIVE_MS } from '#shared/rules/sittings/contest-status.ts';
import { contestCalendar } from './calendar.ts';
import { blogFeed, contestFeed } from './feeds.ts';
import { type Publications, PUBLISHED } from './publications.ts';
import { profilesSitemap, robots, sitemap } from './sitemap.ts';

type PublicFilesDeps = { publications: Publications; answers: ResponseCache; siteUrl: string };

const ATOM = 'application/atom+xml; charset=utf-8';
const XML = 'application/xml; charset=utf-8';
const CALENDAR = 'text/calendar; charset=utf-8';

const headersOf = (type: string) => ({
  'Content-Type': type,
  // Other caches revalidate it each time, so that nothing is older than the last write.
  'Cache-Control': 'public, no-cache',
  Vary: 'Accept-Encoding',
});

/** What programs read about the site: sitemap, robots.txt, feeds and calendars. */
export function publicFiles({ publications, answers, siteUrl }: PublicFilesDeps): Router {
  const router = Router();
  const serve = (path: string, type: string, make: () => Promise<Rendered>) =>
    router.get(path, async (request, response) => {
      sendPrepared(request, response, { prepared: await answers.read(`file ${path}`, make), headers: headersOf(type) });
    });

  serve('/robots.txt', 'text/plain; charset=utf-8', () => Promise.resolve({ body: robots(siteUrl), reads: [] }));
  serve('/sitemap.xml', XML, async () => ({
    body: sitemap(siteUrl, await publications.all(VISITOR)),
    reads: PUBLISHED,
  }));
  // Not cached, so that a profile that was switched off is gone at once.
  router.get(PROFILES_SITEMAP, async (request, response) => {
    const prepared = new PreparedResponse(profilesSitemap(siteUrl, await publications.listedProfiles(VISITOR)));
    sendPrepared(request, response, { prepared, headers: headersOf(XML) });
  });
  serve(FEEDS.blogs, ATOM, async () => ({
    body: blogFeed(siteUrl, await publications.latestBlogs(VISITOR)),
    reads: ['blog'],
  }));
  serve(FEEDS.contests, ATOM, async () => ({
    body: contestFeed(siteUrl, await publications.latestContests(VISITOR)),
    reads: ['contest'],
  }));
  serve(FEEDS.calendar, CALENDAR, async () => {
    // Upcoming and live contests.
    const shown = await publications.contestsAfter(VISITOR, new Date(Date.now() - LIVE_MS));
    const ends = shown.map(({ startsAt }) => startsAt.getTime() + LIVE_MS);
    return { body: contestCalendar(siteUrl, shown), reads: ['contest'], until: Math.min(...ends) };
  });
  router.get(CONTEST_CALENDAR_PATTERN, async (request, response) => {
    const { id } = request.params;
    const contest = await publications.datedContest(VISITOR, /^\d{1,9}$/.test(id) ? Number(id) : -1);
    const prepared = new PreparedResponse(contestCalendar(siteUrl, [contest]));
    sendPrepared(request, response, { prepared, headers: headersOf(CALENDAR) });
  });
  return router;
}

import { Router } from 'express';
import { VISITOR } from '#server/access/access.ts';
import { PRIVATE } from '#server/http/caching.ts';
import { PLAN_CALENDAR_PATTERN } from '#shared/paths.ts';
import { planCalendar } from './plan-calendar.ts';
import type { Plans } from './plans.ts';

/** `GET /plan/<token>.ics`: the coming days of a learner's plan, for anybody who has the URL. */
export function planCalendars(plans: Plans, siteUrl: string): Router {
  const router = Router({ caseSensitive: true });
  router.get(PLAN_CALENDAR_PATTERN, async (request, response) => {
    // Set for refusals too: search engines do not list the URL, and caches do not keep what a revoked one showed.
    response.set({ ...PRIVATE, 'X-Robots-Tag': 'noindex' });
    const calendarRequest = { token: request.params.token, clientAddress: request.ip ?? '' };
    const days = await plans.calendar(VISITOR, calendarRequest);
    response.type('text/calendar; charset=utf-8').send(planCalendar(siteUrl, days));
  });
  return router;
}

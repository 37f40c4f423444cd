import { Router } from 'express';
import { VISITOR } from '#server/access/access.ts';
import { PRIVATE } from '#server/http/caching.ts';
import { PLAN_CALENDAR_PATTERN } from '#shared/paths.ts';
import { planCalendar } from './plan-calendar.ts';
import type { Plans } from './plans.ts';

/** `GET /plan/<token>.ics`: the days ahead of a learner's plan, for whoever has the address. */
export function planCalendars(plans: Plans, siteUrl: string): Router {
  const router = Router({ caseSensitive: true });
  router.get(PLAN_CALENDAR_PATTERN, async (request, response) => {
    // Also for a refusal: no search engine lists the address, and nobody keeps what a revoked one showed.
    response.set({ ...PRIVATE, 'X-Robots-Tag': 'noindex' });
    const asked = { token: request.params.token, clientAddress: request.ip ?? '' };
    const days = await plans.calendar(VISITOR, asked);
    response.type('text/calendar; charset=utf-8').send(planCalendar(siteUrl, days));
  });
  return router;
}

import { Router } from 'express';
import { VISITOR } from '#server/access/access.ts';
import type { Services } from '#server/services.ts';
import { href } from '#shared/paths.ts';

/** One-click unsubscribe (RFC 8058): mail programs post to the link that people would open. */
export function newsletterLinks(services: Services): Router {
  const router = Router({ caseSensitive: true });
  router.post(href('newsletterUnsubscribe'), async (request, response) => {
    await services.subscribers.unsubscribe(VISITOR, { token: request.query.token });
    response.set('Cache-Control', 'no-store').type('text').send('You are unsubscribed.\n');
  });
  return router;
}

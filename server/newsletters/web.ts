import { Router } from 'express';
import { VISITOR } from '#server/access/access.ts';
import { PRIVATE } from '#server/http/caching.ts';
import { href } from '#shared/paths.ts';
import type { Subscribers } from './subscribers.ts';

/** One-click unsubscribe (RFC 8058): mail programs post to the link that people would open. */
export function newsletterLinks(subscribers: Subscribers): Router {
  const router = Router({ caseSensitive: true });
  router.post(href('newsletterUnsubscribe'), async (request, response) => {
    await subscribers.unsubscribe(VISITOR, { token: request.query.token });
    response.set(PRIVATE).type('text').send('You are unsubscribed.\n');
  });
  return router;
}

import { type Response, Router } from 'express';
import { VISITOR } from '#server/access/access.ts';
import { AppError } from '#server/errors.ts';
import { prefersHtml } from '#server/http/accept.ts';
import { PRIVATE } from '#server/http/caching.ts';
import { href } from '#shared/paths.ts';
import type { LinkOutcome } from '#shared/rules/link-errors.ts';
import { LinkError } from './subscription-links.ts';
import type { Subscribers } from './subscribers.ts';

/**
 * What posts to the links in mails: the buttons of their pages, in a browser without scripts, which is led to the page
 * that tells the outcome; and mail programs, which unsubscribe with one click and follow no redirect (RFC 8058).
 */
export function newsletterLinks(subscribers: Subscribers): Router {
  const router = Router({ caseSensitive: true });

  async function lead(response: Response, path: string, done: Promise<unknown>): Promise<void> {
    const outcome = await done.then((): LinkOutcome => 'done', faultOf);
    response.set(PRIVATE).redirect(303, `${path}?outcome=${outcome}`);
  }

  router.post(href('newsletterConfirm'), async ({ query }, response) => {
    await lead(response, href('newsletterConfirm'), subscribers.confirm(VISITOR, { token: query.token }));
  });
  router.post(href('newsletterUnsubscribe'), async ({ query, headers }, response) => {
    const done = subscribers.unsubscribe(VISITOR, { token: query.token });
    if (prefersHtml(headers.accept)) return lead(response, href('newsletterUnsubscribe'), done);
    await done;
    response.set(PRIVATE).type('text').send('You are unsubscribed.\n');
  });
  return router;
}

function faultOf(error: unknown): LinkOutcome {
  if (error instanceof LinkError) return error.reason;
  if (error instanceof AppError && error.code === 'invalid_input') return 'invalid';
  throw error;
}

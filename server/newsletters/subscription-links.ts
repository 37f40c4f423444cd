import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { AppError } from '#server/errors.ts';
import { href } from '#shared/paths.ts';

const AUDIENCE = 'newsletter';

const claimsSchema = z.object({ sub: z.string(), aud: z.literal(AUDIENCE) });

export type SubscriptionLinks = ReturnType<typeof createSubscriptionLinks>;

/** Links in mails to subscribers. They stay valid for as long as the secret: people may unsubscribe years later. */
export function createSubscriptionLinks(secret: string, siteUrl: string) {
  const linkTo = (page: 'newsletterConfirm' | 'newsletterUnsubscribe') => (email: string) =>
    `${siteUrl}${href(page)}?token=${jwt.sign({}, secret, { algorithm: 'HS256', subject: email, audience: AUDIENCE })}`;
  return {
    confirm: linkTo('newsletterConfirm'),
    unsubscribe: linkTo('newsletterUnsubscribe'),
    /** @throws AppError invalid_input for a token that is not ours */
    emailOf(token: string): string {
      try {
        return claimsSchema.parse(jwt.verify(token, secret, { algorithms: ['HS256'], audience: AUDIENCE })).sub;
      } catch (cause) {
        throw new AppError('invalid_input', 'This link is not one of ours, or it is cut off', { cause });
      }
    },
  };
}

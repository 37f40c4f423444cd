import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { AppError } from '#server/errors.ts';
import { href } from '#shared/paths.ts';

/** What a token is for; it is good for nothing else. */
const CONFIRM = 'newsletter:confirm';
const UNSUBSCRIBE = 'newsletter:unsubscribe';
/** Of tokens for both, which mails held until November 2026. They only unsubscribe. */
const EARLIER = 'newsletter';
const END_LETTER = 'weekly-letter:end';

const CONFIRM_SECONDS = 7 * 24 * 60 * 60;

const unsubscribeSchema = z.object({ sub: z.string(), aud: z.string() });
const learner = z.uuid();
const confirmSchema = z.object({ sub: z.string(), jti: z.uuid() });

export type SubscriptionLinks = ReturnType<typeof createSubscriptionLinks>;

/** Links in mails to subscribers. Those to unsubscribe stay valid for as long as the secret: that may be years later. */
export function createSubscriptionLinks(secret: string, siteUrl: string) {
  const linkTo = (page: 'newsletterConfirm' | 'newsletterUnsubscribe', options: jwt.SignOptions) =>
    `${siteUrl}${href(page)}?token=${jwt.sign({}, secret, { algorithm: 'HS256', ...options })}`;

  function read<S extends z.ZodType>(token: string, schema: S, audience: string | [string, ...string[]]): z.output<S> {
    try {
      return schema.parse(jwt.verify(token, secret, { algorithms: ['HS256'], audience }));
    } catch (cause) {
      if (cause instanceof jwt.TokenExpiredError)
        throw new AppError('invalid_input', 'This link was good for a week; please subscribe again', { cause });
      throw new AppError('invalid_input', 'This link is not one of ours, or it is cut off', { cause });
    }
  }

  return {
    /** Good for a week, and for one subscription: its `key`. */
    confirm: ({ email, key }: { email: string; key: string }) =>
      linkTo('newsletterConfirm', { audience: CONFIRM, subject: email, jwtid: key, expiresIn: CONFIRM_SECONDS }),
    unsubscribe: (email: string) => linkTo('newsletterUnsubscribe', { audience: UNSUBSCRIBE, subject: email }),
    /** @throws AppError invalid_input for a token that is not ours, is for something else, or has expired */
    confirmed(token: string): { email: string; key: string } {
      const { sub, jti } = read(token, confirmSchema, CONFIRM);
      return { email: sub, key: jti };
    },
    /** Ends the weekly letter of a learner. */
    endLetter: (userKey: string) => linkTo('newsletterUnsubscribe', { audience: END_LETTER, subject: userKey }),
    /**
     * What a link to unsubscribe is about: the newsletter of an address, or the weekly letter of a learner.
     * @throws AppError invalid_input for a token that is not ours, or is for something else
     */
    unsubscribed(token: string): { email: string } | { userKey: string } {
      const { sub, aud } = read(token, unsubscribeSchema, [UNSUBSCRIBE, EARLIER, END_LETTER]);
      return aud === END_LETTER ? { userKey: learner.parse(sub) } : { email: sub };
    },
  };
}

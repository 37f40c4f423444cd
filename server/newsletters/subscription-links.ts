import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { AppError } from '#server/errors.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { href } from '#shared/paths.ts';
import { LINK_ERRORS, type LinkErrorReason } from '#shared/rules/link-errors.ts';

/** The audiences of tokens: each token is accepted for its own purpose only. */
const CONFIRM = 'newsletter:confirm';
const UNSUBSCRIBE = 'newsletter:unsubscribe';
/**
 * The audience of tokens in mails sent before November 2026, one token for both links. They are still accepted to
 * unsubscribe, never to confirm.
 */
const LEGACY_AUDIENCE = 'newsletter';
const END_LETTER = 'weekly-digest:end';

const CONFIRM_SECONDS = 7 * 24 * 60 * 60;

const unsubscribeSchema = z.object({ sub: z.string(), aud: z.string() });
const learner = z.uuid();
const confirmSchema = z.object({ sub: z.string(), jti: z.uuid() });

/** A link that does nothing, and why. */
export class LinkError extends AppError {
  readonly reason: LinkErrorReason;

  constructor(code: ErrorCode, reason: LinkErrorReason, cause?: unknown) {
    super(code, LINK_ERRORS[reason], { cause });
    this.reason = reason;
  }
}

export type SubscriptionLinks = ReturnType<typeof createSubscriptionLinks>;

/** Links in mails to subscribers. Links to unsubscribe stay valid as long as the secret does, which may be years. */
export function createSubscriptionLinks(secret: string, siteUrl: string) {
  const linkTo = (page: 'newsletterConfirm' | 'newsletterUnsubscribe', options: jwt.SignOptions) =>
    `${siteUrl}${href(page)}?token=${jwt.sign({}, secret, { algorithm: 'HS256', ...options })}`;

  function read<S extends z.ZodType>(token: string, schema: S, audience: string | [string, ...string[]]): z.output<S> {
    try {
      return schema.parse(jwt.verify(token, secret, { algorithms: ['HS256'], audience }));
    } catch (cause) {
      throw new LinkError('invalid_input', cause instanceof jwt.TokenExpiredError ? 'expired' : 'invalid', cause);
    }
  }

  return {
    /** Valid for a week, and only for the subscription with this `key`. */
    confirmLink: ({ email, key }: { email: string; key: string }) =>
      linkTo('newsletterConfirm', { audience: CONFIRM, subject: email, jwtid: key, expiresIn: CONFIRM_SECONDS }),
    unsubscribeLink: (email: string) => linkTo('newsletterUnsubscribe', { audience: UNSUBSCRIBE, subject: email }),
    /** @throws AppError invalid_input for a token that is not ours, is for something else, or has expired */
    readConfirmToken(token: string): { email: string; key: string } {
      const { sub, jti } = read(token, confirmSchema, CONFIRM);
      return { email: sub, key: jti };
    },
    /** Ends the weekly digest of a learner. */
    endLetterLink: (userKey: string) => linkTo('newsletterUnsubscribe', { audience: END_LETTER, subject: userKey }),
    /**
     * Reads what a link unsubscribes from: the newsletter for an address, or the weekly digest of a learner.
     * @throws AppError invalid_input for a token that is not ours, or is for something else
     */
    readUnsubscribeToken(token: string): { email: string } | { userKey: string } {
      const { sub, aud } = read(token, unsubscribeSchema, [UNSUBSCRIBE, LEGACY_AUDIENCE, END_LETTER]);
      return aud === END_LETTER ? { userKey: learner.parse(sub) } : { email: sub };
    },
  };
}

import { z } from 'zod';
import { isStorable } from '#shared/rules/text/storable.ts';
import { OBJECT } from './password.ts';

export const MAX_TOKEN_NAME = 60;
/** The maximum lifetime of an access token in days, and the default. */
export const MAX_TOKEN_DAYS = 365;
export const MAX_TOKENS = 20;

const DAYS = { error: `A token must be valid for 1 to ${MAX_TOKEN_DAYS} days` };

export const newTokenSchema = z.object(
  {
    name: z
      .string({ error: 'Name is required' })
      .trim()
      .min(1, { error: 'Name is required' })
      .max(MAX_TOKEN_NAME, { error: `A name has at most ${MAX_TOKEN_NAME} characters` })
      .refine((value) => isStorable(value) && !/[\p{Cc}]/u.test(value), { error: 'A name is one line of text' }),
    canWrite: z.boolean({ error: 'Whether it may write is true or false' }).default(false),
    days: z.int(DAYS).min(1, DAYS).max(MAX_TOKEN_DAYS, DAYS).default(MAX_TOKEN_DAYS),
  },
  OBJECT,
);

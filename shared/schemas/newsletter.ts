import { z } from 'zod';
import { isBlank } from '#shared/rules/text/shown-text.ts';
import { isStorable } from '#shared/rules/text/storable.ts';
import { emailSchema } from './accounts/email.ts';

export const subscribeSchema = z.object({ email: emailSchema }, { error: 'The body must be an object with email' });

/** The parameters of links in mails to subscribers. */
export const subscriptionLinkSchema = z.object(
  { token: z.string({ error: 'The link is not complete' }).min(1, { error: 'The link is not complete' }).max(2000) },
  { error: 'The link is not complete' },
);

const required = (name: string, maxLength: number) =>
  z
    .string({ error: `${name} is required` })
    .max(maxLength, { error: `${name} can have at most ${maxLength} characters` })
    .refine((text) => !isBlank(text), { error: `${name} is required` })
    .refine(isStorable, { error: `${name} contains a character that cannot be stored` });

/** A newsletter: a one-line subject, and a body in Markdown. */
export const newsletterSchema = z.object({
  subject: required('Subject', 200).refine((text) => !/[\r\n]/.test(text), { error: 'Subject must be one line' }),
  body: required('Body', 100_000),
});

const TIME = { error: 'Choose a date and a time' };

/** The instant at which sending a newsletter starts, independent of the time zone in which it was chosen. */
export const scheduleSchema = z.object({ at: z.iso.datetime(TIME) }, TIME);

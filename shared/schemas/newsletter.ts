import { z } from 'zod';
import { isStorable } from '../rules/storable.ts';

/** An e-mail address; compared, and kept, in lower case. */
export const emailSchema = z
  .string({ error: 'Email is required' })
  .trim()
  .min(1, { error: 'Email is required', abort: true })
  .max(254, { error: 'Invalid email address' })
  .toLowerCase()
  .pipe(z.email({ error: 'Invalid email address' }));

export const subscribeSchema = z.object({ email: emailSchema }, { error: 'The body must be an object with email' });

const required = (name: string, most: number) =>
  z
    .string({ error: `${name} is required` })
    .max(most, { error: `${name} holds ${most} characters at most` })
    .refine((text) => text.trim() !== '', { error: `${name} is required` })
    .refine(isStorable, { error: `${name} holds a character that cannot be stored` });

/** A newsletter as it is written: one line, and Markdown. */
export const newsletterSchema = z.object({
  subject: required('Subject', 200).refine((text) => !/[\r\n]/.test(text), { error: 'Subject must be one line' }),
  body: required('Body', 100_000),
});

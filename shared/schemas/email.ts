import { z } from 'zod';

/** An e-mail address; compared and stored in lower case. */
export const emailSchema = z
  .string({ error: 'Email is required' })
  .trim()
  .min(1, { error: 'Email is required', abort: true })
  .max(254, { error: 'Invalid email address' })
  .toLowerCase()
  .pipe(z.email({ error: 'Invalid email address' }));

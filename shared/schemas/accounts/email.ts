import { z } from 'zod';
import { typedEmail } from '#shared/rules/typed-email.ts';

/** As zod has it, but for the ending of a domain in another script. */
const ADDRESS = /^(?!\.)(?!.*\.\.)[a-z\d_'+.-]*[a-z\d_+-]@(?:[a-z\d][a-z\d-]*\.)+(?:[a-z]{2,}|xn--[a-z\d-]*[a-z\d])$/;

/** An e-mail address; compared and stored in lower case. */
export const emailSchema = z
  .string({ error: 'Email is required' })
  .transform(typedEmail)
  .pipe(
    z
      .string()
      .min(1, { error: 'Email is required', abort: true })
      .max(254, { error: 'Invalid email address', abort: true })
      .pipe(z.email({ error: 'Invalid email address', pattern: ADDRESS })),
  );

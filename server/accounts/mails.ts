import type { Mail } from '#server/adapters/mailer.ts';
import { hello, letter } from '#server/letter.ts';

const IGNORE = 'If this was not you, ignore this mail: nothing happens without the code.';

export const signUpMail = (to: string, firstName: string, code: string): Mail =>
  letter({
    to,
    subject: `${code} is your GearUp code`,
    greeting: hello(firstName),
    before: 'With this code you finish signing up. It is good for ten minutes.',
    code,
    after: IGNORE,
  });

export const resetMail = (to: string, firstName: string, code: string): Mail =>
  letter({
    to,
    subject: `${code} is your code for a new password`,
    greeting: hello(firstName),
    before: 'With this code you choose a new password. It is good for ten minutes, and it ends every session of yours.',
    code,
    after: IGNORE,
  });

import type { Mail } from '#server/adapters/mailer.ts';
import { hello, layOutMail } from '#server/adapters/mail-layout.ts';

const IGNORE = 'If this was not you, ignore this mail: nothing happens without the code.';

export const signUpMail = (to: string, firstName: string, code: string): Mail =>
  layOutMail({
    to,
    subject: `${code} is your GearUp code`,
    greeting: hello(firstName),
    before: 'With this code you finish signing up. It is good for ten minutes.',
    code,
    after: IGNORE,
  });

type NewDevice = { name: string; address: string; at: string; resetUrl: string };

export const newDeviceMail = (to: string, firstName: string, { name, address, at, resetUrl }: NewDevice): Mail =>
  layOutMail({
    to,
    subject: 'A new sign-in to your GearUp account',
    greeting: hello(firstName),
    before: `Somebody signed in to your account from a browser that we had not seen with it before.\n\n${name}\n${at}\nfrom the address ${address}`,
    link: { href: resetUrl, label: 'Choose a new password' },
    after:
      'If it was you, there is nothing to do. If not, choose a new password: it ends every session of yours, theirs too. If you sign in with Google, look at the security page of that account as well.',
  });

export const resetMail = (to: string, firstName: string, code: string): Mail =>
  layOutMail({
    to,
    subject: `${code} is your code for a new password`,
    greeting: hello(firstName),
    before: 'With this code you choose a new password. It is good for ten minutes, and it ends every session of yours.',
    code,
    after: IGNORE,
  });

export const proofMail = (to: string, firstName: string, code: string): Mail =>
  layOutMail({
    to,
    subject: 'Your GearUp code',
    greeting: hello(firstName),
    before: 'With this code you confirm in your browser that it is you. It is good for ten minutes.',
    code,
    after:
      'If you are not at the site right now, somebody else is at a browser that you are signed in with: give them no code, and choose a new password, which ends every session of yours.',
  });

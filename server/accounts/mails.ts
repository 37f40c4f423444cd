import type { Mail } from '#server/adapters/mailer.ts';
import { hello, layOutMail } from '#server/adapters/mail-layout.ts';

// No subject contains a code: subjects are logged, and shown on locked screens.

const IGNORE = 'If this was not you, ignore this mail: nothing happens without the code.';

export const signUpMail = (to: string, firstName: string, code: string): Mail =>
  layOutMail({
    to,
    subject: 'Your GearUp code',
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

export const takenMail = (to: string, firstName: string, loginUrl: string): Mail =>
  layOutMail({
    to,
    subject: 'You have a GearUp account already',
    greeting: hello(firstName),
    before:
      'Somebody tried to sign up with your address. It has an account already, and nothing was changed. Log in with it; if you have forgotten the password, choose a new one there.',
    link: { href: loginUrl, label: 'Log in' },
    after: 'If this was not you, there is nothing to do: nobody can open an account with your address but you.',
  });

export const guessesMail = (to: string, firstName: string, resetUrl: string): Mail =>
  layOutMail({
    to,
    subject: 'Somebody tries passwords at your GearUp account',
    greeting: hello(firstName),
    before:
      'Wrong passwords for your account were typed many times today, in browsers that we had not seen with it. None was let in by them. Until tomorrow such browsers may have to wait; yours are not held up.',
    link: { href: resetUrl, label: 'Choose a new password' },
    after:
      'If your password is long and used nowhere else, there is nothing to do. If not, choose a new one. From a new browser you get in by choosing a new password, too.',
  });

export const resetMail = (to: string, firstName: string, code: string): Mail =>
  layOutMail({
    to,
    subject: 'Your GearUp code for a new password',
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

import type { Mail } from '#server/adapters/mailer.ts';
import { hello, layOutMail } from '#server/adapters/mail-layout.ts';

// No subject contains a code: subjects are logged, and shown on locked screens.

const IGNORE = 'If this was not you, ignore this mail: nothing happens without the code.';

export const signUpMail = (to: string, firstName: string, code: string): Mail =>
  layOutMail({
    to,
    subject: 'Your GearUp code',
    greeting: hello(firstName),
    before: 'With this code you finish signing up. It is valid for ten minutes.',
    code,
    after: IGNORE,
  });

type NewDevice = { name: string; address: string; at: string; resetUrl: string };

export const newDeviceMail = (to: string, firstName: string, { name, address, at, resetUrl }: NewDevice): Mail =>
  layOutMail({
    to,
    subject: 'A new sign-in to your GearUp account',
    greeting: hello(firstName),
    before: `Somebody signed in to your account from a browser that you have not used before.\n\n${name}\n${at}\nfrom the address ${address}`,
    link: { href: resetUrl, label: 'Choose a new password' },
    after:
      'If it was you, there is nothing to do. If not, choose a new password, which ends all your sessions, including theirs. If you sign in with Google, look at the security page of that account as well.',
  });

export const takenMail = (to: string, firstName: string, loginUrl: string): Mail =>
  layOutMail({
    to,
    subject: 'You already have a GearUp account',
    greeting: hello(firstName),
    before:
      'Somebody tried to sign up with your address. It has an account already, and nothing was changed. Log in with it; if you have forgotten the password, choose a new one there.',
    link: { href: loginUrl, label: 'Log in' },
    after: 'If this was not you, there is nothing to do: nobody can open an account with your address but you.',
  });

export const guessesMail = (to: string, firstName: string, resetUrl: string): Mail =>
  layOutMail({
    to,
    subject: 'Somebody is trying passwords on your GearUp account',
    greeting: hello(firstName),
    before:
      'Wrong passwords for your account were entered many times today, in browsers that you have not used before. None of them got in. Until tomorrow such browsers may have to wait; yours are not affected.',
    link: { href: resetUrl, label: 'Choose a new password' },
    after:
      'If your password is long and used nowhere else, there is nothing to do. If not, choose a new one. From a new browser you can also get in by choosing a new password.',
  });

export const resetMail = (to: string, firstName: string, code: string): Mail =>
  layOutMail({
    to,
    subject: 'Your GearUp code for a new password',
    greeting: hello(firstName),
    before:
      'With this code you choose a new password, which ends all your sessions. The code is valid for ten minutes.',
    code,
    after: IGNORE,
  });

export const reAuthenticationMail = (to: string, firstName: string, code: string): Mail =>
  layOutMail({
    to,
    subject: 'Your GearUp code',
    greeting: hello(firstName),
    before: 'With this code you confirm in your browser that it is you. It is valid for ten minutes.',
    code,
    after:
      'If you are not at the site right now, somebody else is at a browser that you are signed in with: give them no code, and choose a new password, which ends all your sessions.',
  });

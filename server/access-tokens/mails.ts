import type { Mail } from '#server/adapters/mailer.ts';
import { hello, layOutMail } from '#server/adapters/mail-layout.ts';

type NewToken = { canWrite: boolean; profileUrl: string };

/** Leaves out the token's name, as whoever created the token chose it. */
export const newTokenMail = (to: string, firstName: string, { canWrite, profileUrl }: NewToken): Mail =>
  layOutMail({
    to,
    subject: 'A new access token of your GearUp account',
    greeting: hello(firstName),
    before: `An access token was created in your profile. A program that has it can read ${canWrite ? 'and change ' : ''}your progress and your lists, and read your plan, reviews, attempts and notes.`,
    link: { href: profileUrl, label: 'Look at your access tokens' },
    after:
      'If it was you, there is nothing to do. If not, revoke it in your profile and choose a new password: a new password alone does not revoke an access token.',
  });

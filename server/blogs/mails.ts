import type { Mail } from '#server/adapters/mailer.ts';
import { hello, layOutMail } from '#server/adapters/mail-layout.ts';

type Reviewed = { firstName: string; header: string; note: string };

export const blogPublishedMail = (to: string, { firstName, header, note, link }: Reviewed & { link: string }): Mail =>
  layOutMail({
    to,
    subject: 'Your blog is published',
    greeting: hello(firstName),
    before: `Your blog “${header}” is on GearUp now, for everybody to read.`,
    quote: note,
    link: { href: link, label: 'Read it' },
    after: 'Thanks for contributing!',
  });

export const blogDeclinedMail = (to: string, { firstName, header, note }: Reviewed): Mail =>
  layOutMail({
    to,
    subject: 'Your blog was not published',
    greeting: hello(firstName),
    before: `We have read your blog “${header}” and have not published it. This is why:`,
    quote: note,
    after: 'You find it on your profile. You are welcome to contribute it again, or another one.',
  });

import type { Mail } from '#server/adapters/mailer.ts';
import { hello, letter } from '#server/letter.ts';

type Asked = { firstName: string; email: string; message: string };
type Reply = { text: string; mailId: string; follows: readonly string[] };

/** Mail programs show it with the replies before it, and an answer to it reaches us. */
export const replyMail = ({ firstName, email, message }: Asked, { text, mailId, follows }: Reply): Mail => ({
  ...letter({
    to: email,
    subject: 'Re: Your message to GearUp',
    greeting: hello(firstName),
    before: text.trim(),
    quote: message.trim(),
    after: 'You wrote this to us with the contact form. Your answer to this mail reaches us.',
  }),
  wantsAnswer: true,
  messageId: mailId,
  follows,
});

import type { Mail } from '#server/adapters/mailer.ts';
import { hello, layOutMail } from '#server/adapters/mail-layout.ts';

type OriginalMessage = {
  firstName: string;
  email: string;
  message: string;
  /** The page that a mistake was reported at; empty string for a message of the contact form. */
  place: string;
};
type Reply = { text: string; mailId: string; follows: readonly string[] };

/** The mail of a reply: mail programs group it with the earlier replies, and answers to it reach us. */
export const replyMail = (
  { firstName, email, message, place }: OriginalMessage,
  { text, mailId, follows }: Reply,
): Mail => ({
  ...layOutMail({
    to: email,
    subject: 'Re: Your message to GearUp',
    // Readers who report a mistake give no name.
    greeting: place === '' ? hello(firstName) : 'Hello,',
    before: text.trim(),
    quote: message.trim(),
    after: `You ${place === '' ? 'wrote this to us with the contact form' : `reported this at ${place}`}. You can reply to this mail.`,
  }),
  wantsAnswer: true,
  messageId: mailId,
  follows,
});

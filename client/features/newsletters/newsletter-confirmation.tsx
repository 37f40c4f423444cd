import { trpc } from '#client/lib/api/trpc.ts';
import { MailLink } from './mail-link.tsx';

const confirmed = (address: string) => `${address} is confirmed. You will get the next newsletter.`;

/** The target of the link in the confirmation mail. */
export function NewsletterConfirmation() {
  const confirm = trpc.subscribers.confirm.useMutation();
  return (
    <MailLink
      question="Press the button to get the newsletter at your address."
      action="Confirm"
      call={confirm}
      done={confirm.data ? confirmed(confirm.data.email) : null}
      doneWithoutScripts={confirmed('Your address')}
    />
  );
}

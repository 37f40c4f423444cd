import { trpc } from '#client/lib/api/trpc.ts';
import { MailLink } from './mail-link.tsx';

const unsubscribed = (address: string, mails: string) =>
  `${address} is unsubscribed. You will no longer receive ${mails}.`;

/** The target of the unsubscribe link in a mail. */
export function NewsletterUnsubscription() {
  const unsubscribe = trpc.subscribers.unsubscribe.useMutation();
  const { data } = unsubscribe;
  return (
    <MailLink
      question="Press the button to stop receiving these emails."
      action="Unsubscribe"
      call={unsubscribe}
      done={data ? unsubscribed(data.email || 'Your address', `the ${data.from}`) : null}
      doneWithoutScripts={unsubscribed('Your address', 'these emails')}
    />
  );
}

import { useSearchParams } from 'react-router-dom';
import { Button, ButtonLink } from '#client/components/button.tsx';
import { messageOf } from '#client/lib/api/failure.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { IncompleteLink } from './incomplete-link.tsx';

/** The target of the unsubscribe link in a mail. Programs open links too, so the visitor has to press a button. */
export function NewsletterUnsubscription() {
  const [parameters] = useSearchParams();
  const token = parameters.get('token') ?? '';
  const unsubscribe = trpc.subscribers.unsubscribe.useMutation();
  if (token === '') return <IncompleteLink />;

  if (unsubscribe.isSuccess) {
    return (
      <>
        <p role="status" className="wrap-anywhere">
          {unsubscribe.data.email || 'Your address'} is unsubscribed. You will no longer receive the{' '}
          {unsubscribe.data.from}.
        </p>
        <ButtonLink to="/" className="mt-6">
          Home
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <p>Press the button to stop receiving these emails.</p>
      {unsubscribe.isError && (
        <p role="alert" className="mt-4 text-hard">
          {messageOf(unsubscribe.error)}
        </p>
      )}
      <Button
        look="primary"
        className="mt-6 aria-disabled:opacity-50"
        aria-disabled={unsubscribe.isPending}
        onClick={() => {
          if (!unsubscribe.isPending) unsubscribe.mutate({ token });
        }}
      >
        Unsubscribe
      </Button>
    </>
  );
}

import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button, ButtonLink } from '#client/components/button.tsx';
import { failureOf, messageOf } from '#client/lib/api/failure.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { IncompleteLink } from './incomplete-link.tsx';

/** The target of the link in the confirmation mail: opening it confirms the subscription. */
export function NewsletterConfirmation() {
  const [parameters] = useSearchParams();
  const token = parameters.get('token') ?? '';
  const confirm = trpc.subscribers.confirm.useMutation();
  const { mutate } = confirm;
  useEffect(() => {
    if (token !== '') mutate({ token });
  }, [mutate, token]);
  if (token === '') return <IncompleteLink />;

  if (confirm.isSuccess) {
    return (
      <>
        <p role="status" className="wrap-anywhere">
          {confirm.data.email} is confirmed. You will get the next newsletter.
        </p>
        <ButtonLink look="primary" to="/" className="mt-6">
          Home
        </ButtonLink>
      </>
    );
  }
  if (confirm.isError) {
    return (
      <>
        <p role="alert">{messageOf(confirm.error)}</p>
        {failureOf(confirm.error) === null && (
          <Button className="mt-6" onClick={() => mutate({ token })}>
            Try again
          </Button>
        )}
      </>
    );
  }
  return (
    <p role="status" className="text-muted">
      Confirming your subscription ...
    </p>
  );
}

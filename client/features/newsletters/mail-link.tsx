import { type ReactNode, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button, ButtonLink } from '#client/components/button.tsx';
import { messageOf } from '#client/lib/api/failure.ts';
import { hasRequestedUrl } from '#client/lib/api/requested-url.ts';
import { currentParameters } from '#client/lib/current-parameters.ts';
import { LINK_ERRORS, linkOutcomeIn } from '#shared/rules/link-errors.ts';

type MailLinkProps = {
  question: string;
  /** The label of the button. */
  action: string;
  /** What the button calls if the browser runs scripts. */
  call: { error: unknown; isPending: boolean; mutate(input: { token: string }): void };
  /** What it has done; null while it has not. */
  done: string | null;
  /** The same, without what only the call's answer says. */
  doneWithoutScripts: string;
};

/**
 * The target of a link in a mail. Programs open links too, also with scripts, so that somebody has to press a button. It
 * belongs to a form that posts to the link itself, which needs no scripts: the server renders the page without the token,
 * and leads to it again with the outcome.
 */
export function MailLink({ question, action, call, done, doneWithoutScripts }: MailLinkProps) {
  const [parameters] = useSearchParams();
  // Until then the address has no token, as rendered.
  const isWhole = useSyncExternalStore(
    unchanging,
    () => !hasRequestedUrl(),
    () => false,
  );
  const outcome = linkOutcomeIn(parameters);

  if (done !== null || outcome === 'done') return <Told role="status">{done ?? doneWithoutScripts}</Told>;
  if (outcome !== null) return <Told role="alert">{LINK_ERRORS[outcome]}</Told>;
  if (isWhole && !parameters.get('token'))
    return (
      <Told role="alert">The link is not complete. Please open it from the mail once more, or copy all of it.</Told>
    );
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (!call.isPending) call.mutate({ token: currentParameters().get('token') ?? '' });
      }}
    >
      <p>{question}</p>
      {call.error !== null && (
        <p role="alert" className="mt-4 text-hard">
          {messageOf(call.error)}
        </p>
      )}
      <Button type="submit" look="primary" className="mt-6 aria-disabled:opacity-50" aria-disabled={call.isPending}>
        {action}
      </Button>
    </form>
  );
}

const unchanging = () => () => {};

const Told = ({ role, children }: { role: 'status' | 'alert'; children: ReactNode }) => (
  <>
    <p role={role} className="wrap-anywhere">
      {children}
    </p>
    <ButtonLink to="/" className="mt-6">
      Home
    </ButtonLink>
  </>
);

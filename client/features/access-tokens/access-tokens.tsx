import { useState } from 'react';
import { Button } from '#client/components/button.tsx';
import { ConfirmDialog } from '#client/components/confirm-dialog.tsx';
import { SectionHeading } from '#client/components/section-heading.tsx';
import { ErrorState, Skeletons } from '#client/components/states.tsx';
import { messageOf } from '#client/lib/api/failure.ts';
import { useTimeZone } from '#client/lib/api/request-context.ts';
import { type Answers, trpc } from '#client/lib/api/trpc.ts';
import { formatDay, formatMoment } from '#client/lib/format.ts';
import { useNow } from '#client/lib/hooks/use-now.ts';
import { toast } from '#client/lib/toast.ts';
import { NewToken } from './new-token.tsx';

type Token = Answers['accessTokens']['list'][number];

/** The learner's access tokens, and the form for a new one. */
export function AccessTokens() {
  return (
    <section aria-labelledby="tokens-heading">
      <SectionHeading id="tokens-heading" title="Access tokens">
        With a token your own programs read your progress, your plan for today, your due reviews, your lists, your
        attempts and your notes; one that may write also ticks, stars and changes lists. It gives access to nothing
        else. The{' '}
        <a href="/api-docs" className="underline underline-offset-4 hover:text-ink">
          description of the API
        </a>{' '}
        says how.
      </SectionHeading>
      <TokenList />
      <NewToken />
    </section>
  );
}

function TokenList() {
  const utils = trpc.useUtils();
  const [toRevoke, setToRevoke] = useState<Token | null>(null);
  const tokens = trpc.accessTokens.list.useQuery(undefined, { staleTime: 0 });
  const revoke = trpc.accessTokens.revoke.useMutation({
    onSuccess: () => toast.success('Token revoked'),
    onError: (error) => toast.error(`Error: ${messageOf(error)}`),
    onSettled: () => void utils.accessTokens.list.invalidate(),
  });
  if (!tokens.data) {
    return tokens.isError ? (
      <ErrorState title="Your access tokens could not be loaded." onRetry={() => void tokens.refetch()} />
    ) : (
      <Skeletons count={1} className="mb-6 h-16" label="Loading your access tokens" />
    );
  }
  if (tokens.data.length === 0) return <p className="mb-6 text-muted">You have no access token yet.</p>;
  return (
    <>
      <ul aria-label="Access tokens" className="mb-6 divide-y divide-line rounded-md border border-line bg-surface">
        {tokens.data.map((token) => (
          <TokenRow key={token.key} token={token} onRevoke={() => setToRevoke(token)} />
        ))}
      </ul>
      {toRevoke && (
        <ConfirmDialog
          question="Revoke this token?"
          name={`Programs that use ‘${toRevoke.name}’ are refused from then on.`}
          action="Revoke"
          onConfirm={() => revoke.mutate({ key: toRevoke.key })}
          onClose={() => setToRevoke(null)}
        />
      )}
    </>
  );
}

function TokenRow({ token, onRevoke }: { token: Token; onRevoke(): void }) {
  const zone = useTimeZone();
  const now = useNow();
  const { name, canWrite, createdAt, lastUsedAt, expiresAt } = token;
  const isExpired = Date.parse(expiresAt) <= now;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          {name} <span className="font-normal text-muted">{canWrite ? 'reads and writes' : 'reads'}</span>
        </p>
        <p className="text-sm text-muted">
          Made {formatDay(createdAt, zone)}.{' '}
          {lastUsedAt === null ? 'Never used.' : `Last used ${formatMoment(lastUsedAt, zone)}.`}{' '}
          <span className={isExpired ? 'text-hard' : undefined}>
            {isExpired ? 'Expired' : 'Expires'} {formatDay(expiresAt, zone)}.
          </span>
        </p>
      </div>
      <Button aria-label={`Revoke ${name}`} onClick={onRevoke}>
        Revoke
      </Button>
    </li>
  );
}

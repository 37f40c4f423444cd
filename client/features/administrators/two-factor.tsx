import { useState } from 'react';
import { Button } from '#client/components/button.tsx';
import { CopyButton } from '#client/components/code/copy-button.tsx';
import { ErrorState, Skeletons } from '#client/components/states.tsx';
import { messageOf } from '#client/lib/api/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { type Answers, trpc } from '#client/lib/api/trpc.ts';
import { withCount } from '#shared/rules/text/plural.ts';
import { EndTwoFactor } from './end-two-factor.tsx';
import { TwoFactorSetup } from './two-factor-setup.tsx';

/** Turns two-factor authentication of the administrator's own login, the codes of an authenticator, on and off. */
export function TwoFactor() {
  const utils = trpc.useUtils();
  const state = trpc.administrators.twoFactorState.useQuery(undefined, { staleTime: 0 });
  const begin = trpc.administrators.beginTwoFactor.useMutation({
    onError: (error) => toast.error(`Error: ${messageOf(error)}`),
  });
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null);
  const refresh = () => void utils.administrators.twoFactorState.invalidate();
  if (!state.data) {
    return state.isError ? (
      <ErrorState title="Your two-factor authentication could not be loaded." onRetry={() => void state.refetch()} />
    ) : (
      <Skeletons count={1} className="h-16" label="Loading your two-factor authentication" />
    );
  }
  if (recoveryCodes) {
    return (
      <RecoveryCodes
        codes={recoveryCodes}
        onDone={() => {
          setRecoveryCodes(null);
          refresh();
        }}
      />
    );
  }
  if (state.data.isOn) return <TurnedOn {...state.data} onEnded={refresh} />;
  if (begin.data) {
    return (
      <TwoFactorSetup
        {...begin.data}
        onCancel={begin.reset}
        onTurnedOn={(codes) => {
          begin.reset();
          utils.administrators.me.setData(undefined, (me) => me && { ...me, lacksTwoFactor: false });
          setRecoveryCodes(codes);
        }}
      />
    );
  }
  return (
    <>
      <p className="mb-4 max-w-prose text-muted">
        Off. When it is on, logging in takes your password and a code from the authenticator on your phone.
      </p>
      <Button aria-disabled={begin.isPending} onClick={() => !begin.isPending && begin.mutate()}>
        Set up
      </Button>
    </>
  );
}

type TurnedOnProps = Answers['administrators']['twoFactorState'] & { onEnded(): void };

function TurnedOn({ recoveryCodes, onEnded }: TurnedOnProps) {
  const [isEnding, setEnding] = useState(false);
  return (
    <>
      <p className="mb-4 max-w-prose text-muted">
        {`On. ${withCount(recoveryCodes, 'recovery code')} left. Each can be used once in place of a code.`}
      </p>
      {isEnding ? (
        <EndTwoFactor
          onCancel={() => setEnding(false)}
          onEnded={() => {
            setEnding(false);
            onEnded();
          }}
        />
      ) : (
        <Button onClick={() => setEnding(true)}>Turn off</Button>
      )}
    </>
  );
}

function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone(): void }) {
  return (
    <div role="status" className="max-w-md rounded-md border border-line bg-surface p-5">
      <p className="mb-4">
        Two-factor authentication is on. Store these recovery codes away from your phone: each lets you in once. They
        are not shown again.
      </p>
      <ul aria-label="Recovery codes" className="mb-4 grid gap-x-6 gap-y-1 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-end gap-3">
        <CopyButton text={codes.join('\n')} />
        <Button look="primary" className="min-h-10" onClick={onDone}>
          I have saved them
        </Button>
      </div>
    </div>
  );
}

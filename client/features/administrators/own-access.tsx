import { trpc } from '#client/lib/api/trpc.ts';
import { PasswordForm } from './password-form.tsx';
import { TwoFactor } from './two-factor.tsx';
import { SessionList } from './session-list.tsx';

/** The administrator's own password, second step and sessions. */
export function OwnAccess() {
  const me = trpc.administrators.me.useQuery(undefined, { staleTime: 'static' });
  const isEmbargoed = me.data?.lacksTwoFactor === true;
  return (
    <>
      {isEmbargoed ? (
        <p className="mb-8 max-w-prose rounded-md border border-line bg-surface p-4">
          This site requires two-factor authentication of every administrator. Set up yours to use everything else.
        </p>
      ) : (
        <div className="mb-10">
          <h2 className="mb-4 text-xl">Change your password</h2>
          <PasswordForm />
        </div>
      )}
      <h2 className="mb-4 text-xl">Two-factor authentication</h2>
      <TwoFactor />
      {!isEmbargoed && (
        <>
          <h2 className="mt-10 mb-4 text-xl">Sessions</h2>
          <SessionList />
        </>
      )}
    </>
  );
}

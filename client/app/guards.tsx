import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { type Location, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { takeReturnAddress } from '#client/features/accounts/return-address.ts';
import { useGuarding } from '#client/lib/api/guarding.ts';
import { refreshShown } from '#client/lib/api/query-client.ts';
import { hasLostSession, onSessionLost, useStoredAdministrator, useStoredUser } from '#client/lib/api/session.ts';
import { useIsSettling } from '#client/lib/api/settle.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { href } from '#shared/paths.ts';

const addressOf = ({ pathname, search, hash }: Location) => pathname + search + hash;

/** A page for users: shown at once for a stored user, while the server checks whether the session is still valid. */
export function ForUsers({ children }: { children: ReactNode }) {
  useGuarding('user');
  const user = useStoredUser();
  const isSettling = useIsSettling();
  const location = useLocation();
  // A refusal removes the stored user: client/lib/api/query-client.ts.
  trpc.accounts.me.useQuery(undefined, { enabled: user !== null });
  if (user || isSettling) return children;
  const target = href(hasLostSession('user') ? 'login' : 'signUp');
  return <Navigate to={target} replace state={{ from: addressOf(location) }} />;
}

/** A page for administrators: shown at once for a stored one, while the server checks the session. */
export function ForAdministrators({ children }: { children: ReactNode }) {
  useGuarding('administrator');
  const administrator = useStoredAdministrator();
  const isSettling = useIsSettling();
  // A refusal here leads to the login page; later ones ask for the password in a dialog: client/lib/api/renewal.ts.
  const me = trpc.administrators.me.useQuery(undefined, { enabled: administrator !== null, staleTime: 'static' });
  const ownAccess = href('adminPage', { panel: 'password' });
  const { pathname } = useLocation();
  if (!administrator && !isSettling) return <Navigate to={href('administratorLogin')} replace />;
  // They have access to nothing else: the server refuses it.
  if (administrator && me.data?.lacksTwoFactor && pathname !== ownAccess) return <Navigate to={ownAccess} replace />;
  return children;
}

/** Redirects from any page to the login if a call was refused because the session has ended. */
export function SessionWatch() {
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(
    () =>
      onSessionLost((account) => {
        toast.error('Your session has ended. Please log in again.');
        if (account === 'administrator') void navigate(href('administratorLogin'), { replace: true });
        else void navigate(href('login'), { replace: true, state: { from: addressOf(location) } });
      }),
    [navigate, location],
  );
  return null;
}

const PARAMETER = 'user';

/**
 * Handles `?user=<encoded JSON>`, by which an external sign-in passes its user: it is stored, and removed from the
 * address, before the page is shown.
 */
export function PassedUser({ children }: { children: ReactNode }) {
  const location = useLocation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { client } = trpc.useUtils();
  const passed = new URLSearchParams(location.search).get(PARAMETER);

  useEffect(() => {
    if (passed === null) return;
    const left = new AbortController();
    const proceed = (to: string) => {
      if (!left.signal.aborted) void navigate(to, { replace: true });
    };
    import('./passed-user.ts').then(
      async ({ takePassedUser }) => {
        const hasStored = await takePassedUser(passed, { ask: client.accounts.me, signal: left.signal });
        if (left.signal.aborted) return;
        if (hasStored) void refreshShown(queryClient);
        proceed((hasStored ? takeReturnAddress() : null) ?? withoutPassed(location));
      },
      () => proceed(withoutPassed(location)),
    );
    return () => left.abort();
  }, [passed, location, navigate, client, queryClient]);

  return passed === null ? children : null;
}

function withoutPassed(location: Location): string {
  const parameters = new URLSearchParams(location.search);
  parameters.delete(PARAMETER);
  const search = parameters.toString();
  return addressOf({ ...location, search: search === '' ? '' : `?${search}` });
}

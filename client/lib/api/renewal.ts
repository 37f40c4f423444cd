import type { QueryClient } from '@tanstack/react-query';
import { failureOf } from './failure.ts';
import { endSession } from './session.ts';

/*
 * If the session of an administrator ends on a page of the back office, they log in in a dialog, and the refused calls
 * are sent again. Only a page that is opened without a session redirects to the login page.
 */
type Answer = (isRenewed: boolean) => void;

let ask: ((answer: Answer) => void) | null = null;
let pending: Promise<boolean> | null = null;

/** Sets the listener that asks for the password. @returns a function that removes it */
export function onRenewalRequest(listener: (answer: Answer) => void): () => void {
  ask = listener;
  return () => {
    ask = null;
  };
}

/** Asks for the password, once for all calls that are refused meanwhile. @returns whether the login succeeded */
export function renewed(): Promise<boolean> {
  pending ??= new Promise<boolean>((answer) => (ask ? ask(answer) : answer(false))).finally(() => {
    pending = null;
  });
  return pending;
}

/** Whether a refusal means that the session has ended; `forbidden` if a learner is signed in as well. */
export const endsSession = (reason: unknown): boolean => reason === 'unauthenticated' || reason === 'forbidden';

/** Whether a refused call should be sent again, because the administrator has logged in meanwhile. */
export async function isRenewed(refusal: Response): Promise<boolean> {
  const { error } = (await refusal.clone().json()) as { error?: { data?: { reason?: unknown } } }; // our error shape
  return endsSession(error?.data?.reason) && renewed();
}

/** The first query of a page of the back office: client/app/guards.tsx. */
const OPENING = { queryKey: [['administrators', 'me'], { type: 'query' }] };

/** Reloads what is shown after the login. An administrator who cancels it is redirected to the login page. */
export async function handleRefusedQuery(error: unknown, client: QueryClient): Promise<void> {
  if (!endsSession(failureOf(error)?.reason)) return;
  const isFirst = pending === null;
  if (client.getQueryCache().find(OPENING)?.state.data === undefined) endSession('administrator');
  else if (await renewed()) await client.invalidateQueries();
  else if (isFirst) endSession('administrator');
}

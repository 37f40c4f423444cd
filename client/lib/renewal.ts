import type { QueryClient } from '@tanstack/react-query';
import { failureOf } from './failure.ts';
import { loseSession } from './session.ts';

/*
 * An administrator whose session has ended on a page of the back office logs in where they are, and what was refused goes
 * on. Only a page that is opened without a session leads to the login.
 */
type Answer = (isRenewed: boolean) => void;

let ask: ((answer: Answer) => void) | null = null;
let asked: Promise<boolean> | null = null;

/** Who asks for the password. @returns what ends that */
export function onRenewalAsked(listener: (answer: Answer) => void): () => void {
  ask = listener;
  return () => {
    ask = null;
  };
}

/** Asks for the password, of all that are refused meanwhile once. @returns whether they have logged in */
export function renewed(): Promise<boolean> {
  asked ??= new Promise<boolean>((answer) => (ask ? ask(answer) : answer(false))).finally(() => {
    asked = null;
  });
  return asked;
}

/** Whether a refusal is that of a session that has ended: of a learner who is signed in besides, it is `forbidden`. */
export const endsSession = (reason: unknown): boolean => reason === 'unauthenticated' || reason === 'forbidden';

/** Whether a call that was refused is worth being sent again, since the administrator has logged in meanwhile. */
export async function isRenewed(refusal: Response): Promise<boolean> {
  const { error } = (await refusal.clone().json()) as { error?: { data?: { reason?: unknown } } }; // our error shape
  return endsSession(error?.data?.reason) && renewed();
}

/** What the page that was opened is asked first: client/app/guards.tsx. */
const OPENING = { queryKey: [['administrators', 'me'], { type: 'query' }] };

/** What is shown is loaded again after the login. Who does not want to log in here is led to the login's own page. */
export async function handleRefusedQuery(error: unknown, client: QueryClient): Promise<void> {
  if (!endsSession(failureOf(error)?.reason)) return;
  const isFirst = asked === null;
  if (client.getQueryCache().find(OPENING)?.state.data === undefined) loseSession('administrator');
  else if (await renewed()) await client.invalidateQueries();
  else if (isFirst) loseSession('administrator');
}

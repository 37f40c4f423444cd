import type { AccountKind } from './session.ts';

/*
 * Calls that need a recent re-authentication of identity are refused as `unproven` if the password was last entered over ten
 * minutes ago. The page then asks for it in a dialog, and sends the refused call again.
 */
export type ReAuthenticationRequest = { account: AccountKind; answer(isReAuthenticated: boolean): void };

let ask: ((request: ReAuthenticationRequest) => void) | null = null;
let pending: Promise<boolean> | null = null;

/** Sets the listener that asks for the password. @returns a function that removes it */
export function onReAuthenticationRequest(listener: (request: ReAuthenticationRequest) => void): () => void {
  ask = listener;
  return () => {
    ask = null;
  };
}

/** Whether a refused call should be sent again, because the password has been entered meanwhile. */
export async function isReAuthenticated(refusal: Response): Promise<boolean> {
  const { error } = (await refusal.clone().json()) as { error?: { data?: { reason?: string; account?: AccountKind } } }; // our error shape
  const { reason, account } = error?.data ?? {};
  if (reason !== 'unproven' || !account) return false;
  pending ??= new Promise<boolean>((answer) => (ask ? ask({ account, answer }) : answer(false))).finally(() => {
    pending = null;
  });
  return pending;
}

import type { Account } from './session.ts';

/*
 * What a borrowed browser must not do is refused as `unproven` when the password was last given over ten minutes ago.
 * It is asked for in place, and the refused call is sent again.
 */
export type ProofRequest = { account: Account; answer(isProven: boolean): void };

let ask: ((request: ProofRequest) => void) | null = null;
let asked: Promise<boolean> | null = null;

/** Sets the listener that asks for the password. @returns a function that removes it */
export function onProofAsked(listener: (request: ProofRequest) => void): () => void {
  ask = listener;
  return () => {
    ask = null;
  };
}

/** Whether a refused call should be sent again, because its sender has proved meanwhile who they are. */
export async function isProven(refusal: Response): Promise<boolean> {
  const { error } = (await refusal.clone().json()) as { error?: { data?: { reason?: string; account?: Account } } }; // our error shape
  const { reason, account } = error?.data ?? {};
  if (reason !== 'unproven' || !account) return false;
  asked ??= new Promise<boolean>((answer) => (ask ? ask({ account, answer }) : answer(false))).finally(() => {
    asked = null;
  });
  return asked;
}

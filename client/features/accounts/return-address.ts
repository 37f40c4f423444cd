import { useLocation } from 'react-router-dom';
import { readDraft, writeDraft } from '#client/lib/storage-draft.ts';

/** Outlives the way to Google and back. */
const KEY = 'return-address';

/** Names what became of a sign-in with Google that failed. */
export const MESSAGE = 'message';

/** Where the visitor wanted to go when a guard led to the login or the sign-up; null if they came by themselves. */
export function useReturnAddress(): string | null {
  const location = useLocation();
  const from = (location.state as { from?: unknown } | null)?.from;
  if (typeof from === 'string') return from;
  return new URLSearchParams(location.search).has(MESSAGE) ? readDraft(KEY) : null;
}

export const keepReturnAddress = (address: string | null): void => writeDraft(KEY, address);

/** @returns the address that was kept, once */
export function takeReturnAddress(): string | null {
  const address = readDraft(KEY);
  writeDraft(KEY, null);
  return address;
}

import { useLocation } from 'react-router-dom';
import { readDraft, writeDraft } from '#client/lib/storage/storage-draft.ts';

/** Stored, so that it survives the redirects to Google and back. */
const KEY = 'return-address';

/** The parameter with the reason why a sign-in with Google failed. */
export const MESSAGE = 'message';

/** The address from which a guard redirected to the login or sign-up; null without a redirect. */
export function useReturnAddress(): string | null {
  const location = useLocation();
  const from = (location.state as { from?: unknown } | null)?.from;
  if (typeof from === 'string') return from;
  return new URLSearchParams(location.search).has(MESSAGE) ? readDraft(KEY) : null;
}

export const keepReturnAddress = (address: string | null): void => writeDraft(KEY, address);

/** Clears the stored address, and returns it. */
export function takeReturnAddress(): string | null {
  const address = readDraft(KEY);
  writeDraft(KEY, null);
  return address;
}

import { useState } from 'react';
import { readDraft, writeDraft } from '#client/lib/storage/storage-draft.ts';

/** A sign-up that waits for its code. It is stored, so that it survives a reload; the password is not part of it. */
export type PendingSignUp = {
  userId: string;
  /** The address that the code was sent to, if the browser knows it. */
  email: string;
  /** When a new code may be requested, in milliseconds since the epoch. */
  resendAt: number;
};

const KEY = 'pending-sign-up';

export const resendAt = (seconds: number): number => Date.now() + seconds * 1000;

/** @param pending null if the sign-up is completed or cancelled */
export const keepPendingSignUp = (pending: PendingSignUp | null): void =>
  writeDraft(KEY, pending && JSON.stringify(pending));

export function usePendingSignUp() {
  const [pending, setPending] = useState(read);
  const change = (next: PendingSignUp | null) => {
    keepPendingSignUp(next);
    setPending(next);
  };
  return [pending, change] as const;
}

function read(): PendingSignUp | null {
  try {
    const value: unknown = JSON.parse(readDraft(KEY) ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { userId, email, resendAt: at } = value as Record<string, unknown>; // checked to be an object
    if (typeof userId !== 'string' || typeof email !== 'string' || typeof at !== 'number') return null;
    return { userId, email, resendAt: at };
  } catch {
    return null;
  }
}

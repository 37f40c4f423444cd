import { photoOf } from '#shared/rules/initials.ts';
import { useStored } from './storage.ts';

export type StoredUser = { firstName: string; photo: string | null };

/** The signed-in user as the browser keeps it; it grants nothing, the server decides. */
export function useStoredUser(): StoredUser | null {
  const stored = useStored('Users');
  return stored === null ? null : parseUser(stored);
}

function parseUser(text: string): StoredUser | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    const { firstName, photo } = value as Record<string, unknown>; // checked to be an object
    return {
      firstName: typeof firstName === 'string' ? firstName : '',
      photo: typeof photo === 'string' ? photoOf(photo) : null,
    };
  } catch {
    return null;
  }
}

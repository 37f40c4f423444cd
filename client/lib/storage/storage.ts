import { useSyncExternalStore } from 'react';

/*
 * The only access to localStorage by known key. Components read it through useStored, so that they rerender on every
 * change, in this tab and in others, and can be rendered without storage.
 */
const listeners = new Set<() => void>();

const notify = () => {
  for (const listener of listeners) listener();
};

/** Notifies a listener of every change, in this tab and in others. @returns a function that removes the listener */
export function onStored(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', notify);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', notify);
  };
}

/** Null if nothing is stored, or if the browser allows no storage. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Null removes a key. @returns whether it was stored: storage may be full, or not allowed */
export function writeStored(changes: Record<string, string | null>): boolean {
  try {
    for (const [key, value] of Object.entries(changes)) {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    }
    return true;
  } catch {
    return false;
  } finally {
    notify();
  }
}

/** The stored text of a key, updated on every change; null while rendering without storage. */
export const useStored = (key: string): string | null =>
  useSyncExternalStore(
    onStored,
    () => readStored(key),
    () => null,
  );

/**
 * A value computed from storage.
 * @param compute must return the same value (by Object.is) for the same storage
 */
export const useStoredValue = <T>(compute: () => T, onServer: T): T =>
  useSyncExternalStore(onStored, compute, () => onServer);

/** A stored JSON object; null for anything else. */
export function readStoredObject(key: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(readStored(key) ?? 'null');
    return typeof value === 'object' ? (value as Record<string, unknown> | null) : null; // checked here
  } catch {
    return null;
  }
}

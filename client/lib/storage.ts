import { useSyncExternalStore } from 'react';

/*
 * The one way to what the browser keeps. Components read through useStored, so that they follow every change, of this
 * tab and of others, and can be rendered where there is no storage.
 */
const listeners = new Set<() => void>();

const notify = () => {
  for (const listener of listeners) listener();
};

/** Tells of every change, of this tab and of others. @returns what ends that */
export function onStored(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', notify);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', notify);
  };
}

/** Null where nothing is kept, or where the browser keeps nothing for us. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @returns whether the browser has kept it; it may be full, or closed to us */
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

/** A stored text that the component follows; null while rendering where there is no storage. */
export const useStored = (key: string): string | null =>
  useSyncExternalStore(
    onStored,
    () => readStored(key),
    () => null,
  );

/**
 * Something computed from storage.
 * @param compute must give the same value (by Object.is) for the same storage
 */
export const useStoredValue = <T>(compute: () => T, onServer: T): T =>
  useSyncExternalStore(onStored, compute, () => onServer);

/** What is stored as a JSON object; null for anything else. */
export function readStoredObject(key: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(readStored(key) ?? 'null');
    return typeof value === 'object' ? (value as Record<string, unknown> | null) : null; // checked here
  } catch {
    return null;
  }
}

import { useSyncExternalStore } from 'react';
import { LOCAL } from './storage-overlay.ts';

/*
 * The only access to localStorage by known key. Components read it through useStored, so that they rerender on every
 * change, in this tab and in others, and can be rendered without storage.
 */
const listeners = new Set<() => void>();

const notify = () => {
  for (const listener of listeners) listener();
};

function notifyOfOtherTab({ key }: StorageEvent): void {
  LOCAL.forget(key);
  notify();
}

/** Notifies a listener of every change, in this tab and in others. @returns a function that removes the listener */
export function onStored(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', notifyOfOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', notifyOfOtherTab);
  };
}

/** Null if nothing is stored. Includes what the browser could not store, until the page is left. */
export const readStored = LOCAL.read;

/** Whether the text of a key is only held by this page, because the browser could not store it. */
export const isHeld = LOCAL.isHeld;

/** Whether there is a text under a key that the browser has stored. */
export const survivesReload = (key: string): boolean => readStored(key) !== null && !isHeld(key);

/**
 * Null removes a key. What the browser cannot store is held by this page: readStored returns it.
 * @returns whether all of them were stored: storage may be full, or not allowed
 */
export const writeStored = (changes: Record<string, string | null>): boolean => write(changes);

/**
 * Writes what must not be stored while anything before it is only held: the revision of records that came with it.
 * @returns whether it was stored
 */
export const writeLast = (changes: Record<string, string | null>): boolean => write(changes, { isLast: true });

function write(...written: Parameters<typeof LOCAL.write>): boolean {
  try {
    return LOCAL.write(...written);
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

import type { ProgressField } from '#shared/rules/progress/progress-merge.ts';
import { dayIn } from '#shared/rules/progress/streaks.ts';
import type { QueuedChange } from '#shared/schemas/progress.ts';
import { readStored, writeStored } from './storage.ts';
import { storedEntries } from './storage-keys.ts';
import { newUuid } from './uuid.ts';

/*
 * The changes that the browser has and the account has not, each under a key of its own, so that neither a reload nor
 * another tab loses one. They belong to whoever owns the documented keys; a guest's wait for a sign-in
 * (docs/decisions/0007-progress-that-follows.md).
 */

/** Whose the documented keys are; nobody's as long as they are a guest's. */
export const OWNER = 'progress-owner';

export type { QueuedChange };

/** Changes whenever there is something to send or to ask for. */
export const LATEST = 'progress-latest';

export const GUEST = 'guest';

type Made = { name: string; field: ProgressField; value: string; replaces?: string };

export const queuePrefix = (owner: string): string => `progress-change:${owner}:`;
export const queueKey = (owner: string, { changeKey }: QueuedChange): string => queuePrefix(owner) + changeKey;

export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What to store beside the documented keys when the learner changes something. */
export function queued({ name, field, value, replaces }: Made): Record<string, string> {
  const now = Date.now();
  const timeZone = ownTimeZone();
  const change: QueuedChange = {
    changeKey: newUuid(),
    problem: { name },
    field,
    value,
    replaces,
    changedAt: new Date(now).toISOString(),
    timeZone,
    isMerged: false,
  };
  const text = JSON.stringify(change);
  const owner = readStored(OWNER);
  if (owner !== null) return { [queueKey(owner, change)]: text, [LATEST]: change.changeKey };
  // Nobody takes a guest's away: one for each day and item is enough for streaks, and does not pile up.
  return { [`${queuePrefix(GUEST)}${field}:${dayIn(timeZone, now)}:${name}`]: text };
}

/** What waits to be sent, oldest first. */
export function queueOf(owner: string): QueuedChange[] {
  return storedEntries(queuePrefix(owner))
    .flatMap(([, text]) => parseChange(text) ?? [])
    .toSorted((a, b) => (a.changedAt ?? '').localeCompare(b.changedAt ?? ''));
}

/** Lets every tab of the browser ask the server. */
export const requestSync = (): boolean => writeStored({ [LATEST]: newUuid() });

function parseChange(text: string): QueuedChange | null {
  try {
    return JSON.parse(text) as QueuedChange; // only queued and the claim at sign-in write it
  } catch {
    return null;
  }
}

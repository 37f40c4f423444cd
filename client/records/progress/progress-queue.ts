import type { ProgressField } from '#shared/rules/progress/progress-merge.ts';
import { dayIn } from '#shared/rules/progress/streaks.ts';
import type { QueuedChange } from '#shared/schemas/progress.ts';
import { readStored, writeStored } from '#client/lib/storage/storage.ts';
import { storedEntries } from '#client/lib/storage/storage-keys.ts';
import { newUuid } from '#client/lib/uuid.ts';

/*
 * The changes that the account does not have yet, each under its own key, so that neither a reload nor another tab
 * loses one. They belong to the owner of the legacy keys; a guest's changes wait for a sign-in
 * (docs/decisions/0007-progress-that-follows.md).
 */

/** The storage key of the owner of the legacy keys; not set for a guest. */
export const OWNER = 'progress-owner';

export type { QueuedChange };

/** The storage key whose value changes whenever there are changes to send or fetch. */
export const LATEST = 'progress-latest';

export const GUEST = 'guest';

type NewChange = { name: string; field: ProgressField; value: string; replaces?: string };

export const queuePrefix = (owner: string): string => `progress-change:${owner}:`;
export const queueKey = (owner: string, { changeKey }: QueuedChange): string => queuePrefix(owner) + changeKey;

export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The entry to store beside the legacy keys when the learner changes something. */
export function queued({ name, field, value, replaces }: NewChange): Record<string, string> {
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
  // A guest's changes are not sent: one per day and item is enough for streaks, and keeps their number low.
  return { [`${queuePrefix(GUEST)}${field}:${dayIn(timeZone, now)}:${name}`]: text };
}

/** The queued changes, oldest first. */
export function queueOf(owner: string): QueuedChange[] {
  return storedEntries(queuePrefix(owner))
    .flatMap(([, text]) => parseChange(text) ?? [])
    .toSorted((a, b) => (a.changedAt ?? '').localeCompare(b.changedAt ?? ''));
}

/** Makes every tab of the browser sync with the server. */
export const requestSync = (): boolean => writeStored({ [LATEST]: newUuid() });

function parseChange(text: string): QueuedChange | null {
  try {
    return JSON.parse(text) as QueuedChange; // only queued and the merge at sign-in write it
  } catch {
    return null;
  }
}

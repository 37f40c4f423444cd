import { requireOwn } from '#server/access/access.ts';
import type { Database } from '#server/database/client.ts';
import { parseInput } from '#server/errors.ts';
import { byServersClock } from '#shared/rules/clock.ts';
import { isStudyFlag } from '#shared/rules/study/study-items.ts';
import { applyEdit, mergeItem, type ProgressField } from '#shared/rules/progress/progress-merge.ts';
import { dayIn } from '#shared/rules/progress/streaks.ts';
import { type ProgressChange, type SyncInput, syncSchema } from '#shared/schemas/progress.ts';
import type { Recorder } from './recorder.ts';
import {
  type Beyond,
  byItemKey,
  itemKey,
  type MarkedDay,
  type NamedItem,
  readSince,
  readStoredRows,
  type Stored,
} from './store.ts';

/**
 * What a merge has added: `questions` counts marks on questions, `keptNotes` notes that are kept as earlier versions.
 */
export type Merged = { done: number; starred: number; questions: number; notes: number; keptNotes: number };

export type SyncResult = Beyond & { merged: Merged };

const NOTHING: Merged = { done: 0, starred: 0, questions: 0, notes: 0, keptNotes: 0 };

type Syncing = { database: Database; recorder: Recorder };

/** Records a browser's changes and returns those of other devices. */
export async function syncProgress(
  { database, recorder }: Syncing,
  userKey: string,
  given: unknown,
): Promise<SyncResult> {
  const input = parseInput(syncSchema, given);
  requireOwn(userKey, input);
  if (input.changes.length > 0) return record({ database, recorder }, userKey, input);
  return { ...(await readSince(database, userKey, input.since)), merged: NOTHING };
}

/** Merges the changes into the stored items; retries when these were changed concurrently. */
async function record({ database, recorder }: Syncing, userKey: string, input: SyncInput): Promise<SyncResult> {
  const fields = input.changes.map(({ field }) => field);
  const changeKeys = input.changes.map(({ changeKey }) => changeKey);
  const problems = input.changes.map(({ problem }) => problem);
  const names = problems.flatMap((problem) => ('name' in problem ? [problem.name] : []));
  // Most ticks are for problems with nothing stored: the first attempt assumes that instead of reading.
  let stored: Stored =
    names.length === problems.length
      ? { names, items: [], revision: 0 }
      : await readStoredRows(database, userKey, { problems, fields, changeKeys });
  for (;;) {
    const { items, marks, merged } = merge(input, stored);
    const references = { learner: userKey, names: stored.names, fields, changeKeys };
    const answer = await recorder({ ...references, expected: stored.revision, items, marks, since: input.since });
    if (!('stored' in answer)) return { ...answer, merged };
    stored = answer.stored;
  }
}

/** Merges changes into the stored items. @returns the items and marks to write */
function merge({ changes, sentAt }: SyncInput, stored: Stored) {
  const items = byItemKey(stored.items);
  const owners = new Map(stored.items.map(({ changeKey, field, name }) => [changeKey, itemKey(field, name)]));
  const timeOf = correctedTimes(changes, sentAt);
  const changed = new Map<string, NamedItem>();
  const merged = { ...NOTHING };
  const marks = new Map<string, MarkedDay>();

  for (const [index, change] of changes.entries()) {
    const { changeKey, field, value, replaces, isMerged, timeZone } = change;
    const name = stored.names[index] ?? null;
    const changedAt = timeOf(index);
    if (name === null) continue;
    const key = itemKey(field, name);
    // A key identifies one change: a change that reuses the key of another item is ignored.
    if ((owners.get(changeKey) ?? key) !== key) continue;
    owners.set(changeKey, key);
    const current = items.get(key) ?? null;
    const next = isMerged
      ? mergeItem(field, current, { value, previousValue: null, changedAt, changeKey })
      : applyEdit(field, current, { value, replaces, changedAt, changeKey });
    if (field === 'done' && changedAt > 0) {
      const day = dayIn(timeZone, changedAt);
      const isTick = value === 'true';
      const isUndone = !isMerged && !next && current?.value === 'false' && dayIn(timeZone, current.changedAt) === day;
      if (isTick ? !isUndone : next !== null) marks.set(`${day} ${name}`, { day, name, isTick });
    }
    if (!next) continue;
    if (isMerged) countMerged(merged, { field, stored: current, next, changeKey });
    const item = { ...next, name, field };
    items.set(key, item);
    changed.set(key, item);
  }
  return { items: [...changed.values()], marks: [...marks.values()], merged };
}

/**
 * When each change was made, by the server's clock, in epoch milliseconds, 0 if unknown. Never later than now; changes
 * of one call that would be capped to now keep their order.
 */
function correctedTimes(changes: readonly ProgressChange[], sentAt: string) {
  const now = Date.now();
  return (index: number): number => {
    const changedAt = changes[index]?.changedAt ?? null;
    if (changedAt === null) return 0;
    return Math.min(byServersClock(changedAt, sentAt, now), now - (changes.length - 1 - index));
  };
}

type MergedItem = {
  field: ProgressField;
  stored: { previousValue: string | null } | null;
  next: { previousValue: string | null; changeKey: string };
  changeKey: string;
};

function countMerged(merged: Merged, { field, stored, next, changeKey }: MergedItem) {
  if (isStudyFlag(field)) merged.questions += 1;
  else if (field !== 'note') merged[field] += 1;
  else {
    if (next.changeKey === changeKey) merged.notes += 1;
    if (next.previousValue !== null && next.previousValue !== stored?.previousValue) merged.keptNotes += 1;
  }
}

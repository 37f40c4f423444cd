import type { Prisma } from '#prisma/generated/client.ts';
import type { Database } from '#server/database/client.ts';
import { AppError, parseInput } from '#server/errors.ts';
import { applyEdit, mergeItem, type ProgressField } from '#shared/rules/progress-merge.ts';
import { dayIn } from '#shared/rules/streaks.ts';
import { type ProgressChange, type SyncInput, syncSchema } from '#shared/schemas/progress.ts';
import { itemKey, lockLearner, nameProblems, type NamedItem, readItems, writeItems } from './items.ts';

type Client = Prisma.TransactionClient;

/** What a merge has added to the account; `keptNotes` are those that stay as an earlier version. */
export type Merged = { done: number; starred: number; notes: number; keptNotes: number };

/** The state of an item, with all that a browser needs to write its documented keys. */
export type SyncedItem = { name: string; companyIds: number[]; field: ProgressField; value: string };

export type SyncResult = {
  items: SyncedItem[];
  /** The revision that the browser has now. */
  revision: number;
  /** There is more beyond that revision. */
  hasMore: boolean;
  merged: Merged;
};

/** A clock that is off by more is taken to be wrong, and its times are shifted. */
const CLOCK_TOLERANCE_MS = 60_000;

const PAGE = 500;

const NOTHING: Merged = { done: 0, starred: 0, notes: 0, keptNotes: 0 };

export const TRANSACTION = { maxWait: 10_000, timeout: 20_000 };

/** Takes a browser's changes and gives it what other devices did. */
export async function syncProgress({ prisma }: Database, userKey: string, given: unknown): Promise<SyncResult> {
  const input = parseInput(syncSchema, given);
  if (input.userKey !== userKey) {
    throw new AppError('conflict', 'Somebody else is signed in in this browser now. Please load the page again');
  }
  const recorded =
    input.changes.length === 0
      ? { names: [], merged: NOTHING }
      : await prisma.$transaction((client) => record(client, userKey, input), TRANSACTION);

  const beyond = await prisma.progress.findMany({
    where: { userKey, revision: { gt: input.since } },
    orderBy: { revision: 'asc' },
    take: PAGE + 1,
  });
  const page = beyond.slice(0, PAGE);
  // Of what the browser has changed it learns the outcome, even if it had seen that before.
  const own = await prisma.progress.findMany({
    where: { userKey, revision: { lte: input.since }, problemName: { in: recorded.names } },
  });
  const rows = [...own, ...page];
  const companyProblems = await prisma.companyProblem.findMany({
    where: { name: { in: rows.map((row) => row.problemName) } },
    select: { id: true, name: true },
    orderBy: { id: 'asc' },
  });
  const idsByName = Map.groupBy(companyProblems, ({ name }) => name);
  return {
    items: rows.map(({ problemName, field, value }) => ({
      name: problemName,
      companyIds: (idsByName.get(problemName) ?? []).map(({ id }) => id),
      field: field as ProgressField, // only writeItems writes it
      value,
    })),
    revision: page.at(-1)?.revision ?? input.since,
    hasMore: beyond.length > PAGE,
    merged: recorded.merged,
  };
}

async function record(client: Client, userKey: string, { changes, sentAt }: SyncInput) {
  await lockLearner(client, userKey);
  const names = await nameProblems(
    client,
    changes.map(({ problem }) => problem),
  );
  const known = names.filter((name) => name !== null);
  const items = await readItems(client, userKey, known);
  const owners = await ownersOfKeys(client, userKey, changes);
  const timeOf = correctedTimes(changes, Date.parse(sentAt));
  const changed = new Map<string, NamedItem>();
  const merged = { ...NOTHING };
  const marks = new Map<string, Mark>();

  for (const [index, change] of changes.entries()) {
    const { changeKey, field, value, replaces, isMerged, timeZone } = change;
    const name = names[index] ?? null;
    const changedAt = timeOf(index);
    if (name === null) continue;
    const key = itemKey(field, name);
    // The key names one change; used again for another problem it says nothing.
    if ((owners.get(changeKey) ?? key) !== key) continue;
    owners.set(changeKey, key);
    const stored = items.get(key) ?? null;
    const next = isMerged
      ? mergeItem(field, stored, { value, previousValue: null, changedAt, changeKey })
      : applyEdit(field, stored, { value, replaces, changedAt, changeKey });
    if (field === 'done' && changedAt > 0) {
      const day = dayIn(timeZone, changedAt);
      const isTick = value === 'true';
      const isUndone = !isMerged && !next && stored?.value === 'false' && dayIn(timeZone, stored.changedAt) === day;
      if (isTick ? !isUndone : next !== null) marks.set(`${day} ${name}`, { day, name, isTick });
    }
    if (!next) continue;
    if (isMerged) countMerged(merged, { field, stored, next, changeKey });
    const item = { ...next, name, field };
    items.set(key, item);
    changed.set(key, item);
  }
  await writeItems(client, userKey, [...changed.values()]);
  await writeMarks(client, userKey, [...marks.values()]);
  return { names: known, merged };
}

/** The item that already has each of these keys. */
async function ownersOfKeys(client: Client, userKey: string, changes: readonly ProgressChange[]) {
  const rows = await client.progress.findMany({
    where: { userKey, changeKey: { in: changes.map(({ changeKey }) => changeKey) } },
    select: { changeKey: true, field: true, problemName: true },
  });
  return new Map(rows.map(({ changeKey, field, problemName }) => [changeKey, itemKey(field, problemName)]));
}

/**
 * When each change was made, in milliseconds, by the server's clock. A clock that is wrong when it sends was wrong
 * before; nothing is later than now, and changes of one call keep their order.
 */
function correctedTimes(changes: readonly ProgressChange[], sentAt: number) {
  const now = Date.now();
  const off = now - sentAt;
  const shift = Math.abs(off) > CLOCK_TOLERANCE_MS ? off : 0;
  return (index: number): number => {
    const changedAt = changes[index]?.changedAt ?? null;
    if (changedAt === null) return 0;
    const latest = now - (changes.length - 1 - index);
    return Math.max(0, Math.min(Date.parse(changedAt) + shift, latest));
  };
}

type Mark = { day: string; name: string; isTick: boolean };

/** A tick marks its day once; what was unticked on the same day was a slip, and earlier days stay. */
async function writeMarks(client: Client, userKey: string, marks: readonly Mark[]) {
  const added = marks.filter(({ isTick }) => isTick);
  const removed = marks.filter(({ isTick }) => !isTick);
  if (added.length > 0) {
    const data = added.map(({ day, name }) => ({ userKey, day, problemName: name }));
    await client.activityMark.createMany({ data, skipDuplicates: true });
  }
  if (removed.length > 0) {
    const where = { userKey, OR: removed.map(({ day, name }) => ({ day, problemName: name })) };
    await client.activityMark.deleteMany({ where });
  }
}

type MergedItem = {
  field: ProgressField;
  stored: { previousValue: string | null } | null;
  next: { previousValue: string | null; changeKey: string };
  changeKey: string;
};

function countMerged(merged: Merged, { field, stored, next, changeKey }: MergedItem) {
  if (field !== 'note') merged[field] += 1;
  else {
    if (next.changeKey === changeKey) merged.notes += 1;
    if (next.previousValue !== null && next.previousValue !== stored?.previousValue) merged.keptNotes += 1;
  }
}

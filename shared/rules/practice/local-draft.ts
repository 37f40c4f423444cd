import { type Draft, type DraftChange, keptBeside, mergeDraft } from './draft-merge.ts';
import { MAX_FOLLOWED } from './practice-limits.ts';
import { isLater } from '#shared/rules/progress/progress-merge.ts';

/** A draft as the browser stores it; until `isSent`, the account does not have it. */
export type LocalDraft = Omit<DraftChange, 'follows'> & { follows: string[]; isSent: boolean };

/** Typed text. `onto` is the change key of the draft that it was typed into, null where there was none. */
export type Typed = { code: string; onto: string | null; now: number; changeKey: string };

const asStored = ({ seen, ...draft }: LocalDraft): Draft => ({ ...draft, revision: seen });

/** Merges a change of this browser into its local draft, which the change has seen if it follows it. */
function join(local: LocalDraft | null, change: Omit<DraftChange, 'seen'>): LocalDraft | null {
  const { follows = [], seen = 0 } = local ?? {};
  const merged = mergeDraft(local && asStored(local), { ...change, seen });
  return merged && { ...merged, follows, seen, isSent: false };
}

/** A time later than that of the local draft, even if the clock has been set back meanwhile. */
const after = (local: LocalDraft | null, now: number) => Math.max(now, (local?.changedAt ?? 0) + 1);

/**
 * A tab's text replaces the draft that it was typed into. If another tab has written since, the text being typed is
 * shown, and the other one is kept beside it.
 */
export function typed(local: LocalDraft | null, { code, onto, now, changeKey }: Typed): LocalDraft {
  const change = { code, previousCode: local?.previousCode ?? null, changedAt: after(local, now), changeKey };
  const joined = join(local, { ...change, follows: onto === null ? [] : [onto] });
  // Null only where the typed text is empty and another tab has written: its text stays.
  return joined ?? (local as LocalDraft);
}

type Stamp = { now: number; changeKey: string };

/** Swaps the draft with the text kept beside it. */
export const exchanged = (local: LocalDraft, { now, changeKey }: Stamp): LocalDraft | null =>
  local.previousCode === null
    ? null
    : join(local, {
        code: local.previousCode,
        previousCode: local.code,
        changedAt: after(local, now),
        changeKey,
        follows: [local.changeKey],
      });

/**
 * Starts over with another text and keeps the draft beside it.
 * @returns null where there is no draft, or another text is beside it already
 */
export const setAside = (local: LocalDraft | null, code: string, { now, changeKey }: Stamp): LocalDraft | null =>
  local?.previousCode !== null
    ? null
    : join(local, {
        code,
        previousCode: local.code,
        changedAt: after(local, now),
        changeKey,
        follows: [local.changeKey],
      });

/** Puts another text in the place of the draft, which is kept beside it, with what was there before. */
export function restored(local: LocalDraft | null, code: string, { now, changeKey }: Stamp): LocalDraft | null {
  if (local?.code === code) return null;
  const beside = local && keptBeside(code, [local.code, local.previousCode]);
  return join(local, {
    code,
    previousCode: beside,
    changedAt: after(local, now),
    changeKey,
    follows: local ? [local.changeKey] : [],
  });
}

/**
 * A visitor's draft becomes the learner's.
 * @param changeKey the new key if the learner's own text stays shown: with another text beside it, it is a new change
 * @returns null when the learner's draft does not change
 */
export function claimed(local: LocalDraft | null, visitors: LocalDraft, changeKey: string): LocalDraft | null {
  const joined = join(local, { ...visitors, follows: [] });
  return joined && joined.changeKey === local?.changeKey ? { ...joined, changeKey } : joined;
}

/** To be stored before it is sent: later changes follow it, whether a response comes or not. */
export const sending = (local: LocalDraft): LocalDraft => ({
  ...local,
  follows: [...local.follows.filter((key) => key !== local.changeKey), local.changeKey].slice(-MAX_FOLLOWED),
});

const fromAccount = ({ revision, code, previousCode, changedAt, changeKey }: Draft): LocalDraft => ({
  code,
  previousCode,
  changedAt,
  changeKey,
  follows: [changeKey],
  seen: revision,
  isSent: true,
});

/**
 * Applies the account's response to a draft that was sent.
 * @returns null when nothing changes: what was typed meanwhile is sent next, and merged by the account
 */
export function answered(local: LocalDraft | null, sent: LocalDraft, answer: Draft): LocalDraft | null {
  if (local === null) return null;
  if (local.changeKey === sent.changeKey) return fromAccount(answer);
  const isOwn = answer.changeKey === sent.changeKey && answer.previousCode === sent.previousCode;
  return isOwn ? { ...local, seen: answer.revision } : null;
}

/** The account's draft, unless a local one has to be sent first. @returns null when nothing changes */
export const fetched = (local: LocalDraft | null, stored: Draft): LocalDraft | null =>
  local === null || (local.isSent && stored.revision > local.seen) ? fromAccount(stored) : null;

/** Whether, after a crash, the copy in one place is newer than that in the other. */
export const isAhead = (one: LocalDraft, other: LocalDraft | null): boolean => other === null || isLater(one, other);

/** Reads what only this project writes; null for anything else. */
export function parseLocalDraft(text: string | null): LocalDraft | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'changeKey' in value ? (value as LocalDraft) : null; // ours
  } catch {
    return null;
  }
}

import { type Draft, type DraftChange, isLater, joinedOthers, mergeDraft } from './draft-merge.ts';
import { MAX_FOLLOWED } from './practice-limits.ts';

/** A draft as the browser stores it; until `isSent`, the account does not have it. */
export type LocalDraft = Omit<DraftChange, 'follows'> & { follows: string[]; isSent: boolean };

/** Typed text. `onto` is the change key of the draft into which it was typed, null if there was none. */
export type Typed = { code: string; onto: string | null; now: number; changeKey: string };

const asStored = ({ seen, ...draft }: LocalDraft): Draft => ({ ...draft, revision: seen });

/** Merges a change of this browser into its local draft; if the change follows the draft, it replaces it. */
function join(local: LocalDraft | null, change: Omit<DraftChange, 'seen'>): LocalDraft | null {
  const { follows = [], seen = 0 } = local ?? {};
  const merged = mergeDraft(local && asStored(local), { ...change, seen });
  return merged && { ...merged, follows, seen, isSent: false };
}

/** A time after the local draft's, even if the clock has been set back in the meantime. */
const after = (local: LocalDraft | null, now: number) => Math.max(now, (local?.changedAt ?? 0) + 1);

/**
 * A tab's text replaces the draft into which it was typed. If another tab has written since then, the typed text is
 * shown, and the text of the other tab is kept as the other text.
 */
export function typed(local: LocalDraft | null, { code, onto, now, changeKey }: Typed): LocalDraft {
  const change = { code, previousCode: local?.previousCode ?? null, changedAt: after(local, now), changeKey };
  const joined = join(local, { ...change, follows: onto === null ? [] : [onto] });
  // Null only if the typed text is empty and another tab has written: then the text of that tab stays.
  return joined ?? (local as LocalDraft);
}

type Stamp = { now: number; changeKey: string };

/** Swaps the draft with the other text. */
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
 * Starts over with a new text, and keeps the draft as the other text.
 * @returns null if there is no draft, or if there already is another text
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

/** Replaces the draft by an earlier program; the draft is added to the other text. */
export function restored(local: LocalDraft | null, code: string, { now, changeKey }: Stamp): LocalDraft | null {
  if (local?.code === code) return null;
  const otherText = local && joinedOthers(code, [local.code, local.previousCode]);
  return join(local, {
    code,
    previousCode: otherText,
    changedAt: after(local, now),
    changeKey,
    follows: local ? [local.changeKey] : [],
  });
}

/**
 * Moves a visitor's draft to the learner.
 * @param changeKey the new key if the learner's own text stays shown: with a new other text it is a new change
 * @returns null if the learner's draft does not change
 */
export function joinedAtSignIn(local: LocalDraft | null, visitors: LocalDraft, changeKey: string): LocalDraft | null {
  const joined = join(local, { ...visitors, follows: [] });
  return joined && joined.changeKey === local?.changeKey ? { ...joined, changeKey } : joined;
}

/** The draft as it has to be stored before it is sent: later changes follow it even if no response comes. */
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
 * @returns null if nothing changes: text typed in the meantime is sent next, and the account merges it
 */
export function answered(local: LocalDraft | null, sent: LocalDraft, answer: Draft): LocalDraft | null {
  if (local === null) return null;
  if (local.changeKey === sent.changeKey) return fromAccount(answer);
  const isOwn = answer.changeKey === sent.changeKey && answer.previousCode === sent.previousCode;
  return isOwn ? { ...local, seen: answer.revision } : null;
}

/** The account's draft, unless the local one has to be sent first. @returns null if nothing changes */
export const fetched = (local: LocalDraft | null, stored: Draft): LocalDraft | null =>
  local === null || (local.isSent && stored.revision > local.seen) ? fromAccount(stored) : null;

/** Whether one copy of a draft is newer than another, which may differ after a crash. */
export const isAhead = (a: LocalDraft, b: LocalDraft | null): boolean => b === null || isLater(a, b);

/** Parses a stored draft; null for anything else. */
export function parseLocalDraft(text: string | null): LocalDraft | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'changeKey' in value ? (value as LocalDraft) : null; // ours
  } catch {
    return null;
  }
}

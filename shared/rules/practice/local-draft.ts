import { type Draft, type DraftChange, mergeDraft } from './draft-merge.ts';
import { MAX_FOLLOWED } from './practice-limits.ts';
import { isLater } from '#shared/rules/progress/progress-merge.ts';

/** A draft as the browser keeps it: what it has and the account has not, unless it is sent. */
export type LocalDraft = Omit<DraftChange, 'follows'> & { follows: string[]; isSent: boolean };

/** What was typed. `onto` is the key of the draft that it was typed into, null where there was none. */
export type Typed = { code: string; onto: string | null; now: number; changeKey: string };

const asStored = ({ seen, ...draft }: LocalDraft): Draft => ({ ...draft, revision: seen });

/** Joins a change of this browser's with what it keeps, which the change has seen if it follows it. */
function join(local: LocalDraft | null, change: Omit<DraftChange, 'seen'>): LocalDraft | null {
  const { follows = [], seen = 0 } = local ?? {};
  const merged = mergeDraft(local && asStored(local), { ...change, seen });
  return merged && { ...merged, follows, seen, isSent: false };
}

/** Later than what is kept, even where the clock has been set back meanwhile. */
const after = (local: LocalDraft | null, now: number) => Math.max(now, (local?.changedAt ?? 0) + 1);

/**
 * A tab's text replaces the draft that it was typed into. If another tab has written since, the text that is being typed
 * is shown, and the other one is kept beside it.
 */
export function typed(local: LocalDraft | null, { code, onto, now, changeKey }: Typed): LocalDraft {
  const change = { code, previousCode: local?.previousCode ?? null, changedAt: after(local, now), changeKey };
  const joined = join(local, { ...change, follows: onto === null ? [] : [onto] });
  // Only an empty text gives way to what another tab wrote, and is joined with nothing.
  return joined ?? (local as LocalDraft);
}

type Stamp = { now: number; changeKey: string };

/** The text beside the draft becomes the draft, and the other way round. */
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
 * A visitor's draft becomes the learner's.
 * @param changeKey of the learner's own where that stays shown: with another text beside it, it is another change
 * @returns null when the learner's says it all
 */
export function claimed(local: LocalDraft | null, visitors: LocalDraft, changeKey: string): LocalDraft | null {
  const joined = join(local, { ...visitors, follows: [] });
  return joined && joined.changeKey === local?.changeKey ? { ...joined, changeKey } : joined;
}

/** To be kept before it is sent: what is typed from now on follows it, whether an answer comes or not. */
export const sending = (local: LocalDraft): LocalDraft => ({
  ...local,
  follows: [...local.follows.filter((key) => key !== local.changeKey), local.changeKey].slice(-MAX_FOLLOWED),
});

const fromAccount = ({ revision, code, previousCode, changedAt, changeKey }: Draft): LocalDraft => ({
  ...{ code, previousCode, changedAt, changeKey },
  follows: [changeKey],
  seen: revision,
  isSent: true,
});

/**
 * What the account has made of a draft that was sent.
 * @returns null when nothing changes: what was typed meanwhile is sent next, and meets what the account has
 */
export function answered(local: LocalDraft | null, sent: LocalDraft, answer: Draft): LocalDraft | null {
  if (local === null) return null;
  if (local.changeKey === sent.changeKey) return fromAccount(answer);
  const isOwn = answer.changeKey === sent.changeKey && answer.previousCode === sent.previousCode;
  return isOwn ? { ...local, seen: answer.revision } : null;
}

/** What the account has, unless there is something to be sent first. @returns null when nothing changes */
export const fetched = (local: LocalDraft | null, stored: Draft): LocalDraft | null =>
  local === null || (local.isSent && stored.revision > local.seen) ? fromAccount(stored) : null;

/** Whether what a crash has left in one place is newer than what it has left in the other. */
export const isAhead = (one: LocalDraft, other: LocalDraft | null): boolean => other === null || isLater(one, other);

/** @param text what only this project writes; null for anything else */
export function parseLocalDraft(text: string | null): LocalDraft | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'changeKey' in value ? (value as LocalDraft) : null; // ours
  } catch {
    return null;
  }
}

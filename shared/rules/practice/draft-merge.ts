import { MAX_CODE } from './practice-limits.ts';
import { isLater } from '#shared/rules/progress/progress-merge.ts';

/** Of one problem and language. `changedAt` is in milliseconds; `revision` grows with each change of what is stored. */
export type Draft = {
  code: string;
  /** What gave way to it unseen: one text under another where there were several. */
  previousCode: string | null;
  changedAt: number;
  changeKey: string;
  revision: number;
};

/**
 * `follows` names the changes that it was written on top of: the one that was stored, and those that were sent since
 * and have perhaps not arrived. `seen` is the revision of what was stored, 0 for nothing.
 */
export type DraftChange = Omit<Draft, 'revision'> & { follows: readonly string[]; seen: number };

type Text = Omit<Draft, 'revision'>;

/**
 * What a change makes of a draft. One that was written on top of what is stored replaces it. Where two sides met the
 * newer is shown, and the other one is kept beside it unless the shown one contains it; nothing hides a written text.
 * @returns null when nothing changes
 */
export function mergeDraft(stored: Draft | null, change: DraftChange): Text | null {
  if (stored === null) return textOf(change);
  if (stored.changeKey === change.changeKey) return null;
  if (change.follows.includes(stored.changeKey)) {
    const unseen = change.seen === stored.revision ? null : stored.previousCode;
    return {
      ...textOf(change),
      previousCode: keptBeside(change.code, [change.previousCode, unseen]),
      changedAt: Math.max(change.changedAt, stored.changedAt),
    };
  }
  const isShown = isBlank(change.code) === isBlank(stored.code) ? isLater(change, stored) : isBlank(stored.code);
  const [shown, other] = isShown ? [change, stored] : [stored, change];
  const previousCode = keptBeside(shown.code, [other.code, shown.previousCode, other.previousCode]);
  if (!isShown && previousCode === stored.previousCode) return null;
  return { ...textOf(shown), previousCode };
}

const textOf = ({ code, previousCode, changedAt, changeKey }: Text): Text => ({
  code,
  previousCode: keptBeside(code, [previousCode]),
  changedAt,
  changeKey,
});

const isBlank = (text: string) => text.trim() === '';
const contains = (text: string, part: string) => text.includes(part.trim());

/** Those that are not contained in the shown text or in each other, as far as they fit; the first one always does. */
function keptBeside(shown: string, texts: readonly (string | null)[]): string | null {
  let kept: string | null = null;
  for (const text of texts) {
    if (text === null || contains(shown, text) || (kept !== null && contains(kept, text))) continue;
    if (kept === null || contains(text, kept)) kept = text;
    else if (kept.length + text.length + BETWEEN.length <= MAX_CODE) kept += BETWEEN + text;
  }
  return kept;
}

const BETWEEN = '\n\n';

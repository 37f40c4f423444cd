import { MAX_CODE } from './practice-limits.ts';
import { isLater } from '#shared/rules/progress/progress-merge.ts';

/** The draft of one problem and language. `changedAt` is in milliseconds; `revision` grows with each stored change. */
export type Draft = {
  code: string;
  /** Texts that it replaced although its author had not seen them, joined where there were several. */
  previousCode: string | null;
  changedAt: number;
  changeKey: string;
  revision: number;
};

/**
 * `follows` names the changes that it is based on: the stored one, and those that were sent since and may not have
 * arrived. `seen` is the revision of the stored draft, 0 for none.
 */
export type DraftChange = Omit<Draft, 'revision'> & { follows: readonly string[]; seen: number };

type Text = Omit<Draft, 'revision'>;

/**
 * Applies a change to a draft. A change based on the stored draft replaces it. Where the two are in conflict, the
 * newer is shown, and the other is kept as `previousCode` unless the shown one contains it; then a blank text never
 * hides one that is not blank.
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

/** Joins the texts that neither the shown text nor each other contains, as far as they fit; the first always does. */
export function keptBeside(shown: string, texts: readonly (string | null)[]): string | null {
  let kept: string | null = null;
  for (const text of texts) {
    if (text === null || contains(shown, text) || (kept !== null && contains(kept, text))) continue;
    if (kept === null || contains(text, kept)) kept = text;
    else if (kept.length + text.length + BETWEEN.length <= MAX_CODE) kept += BETWEEN + text;
  }
  return kept;
}

const BETWEEN = '\n\n';

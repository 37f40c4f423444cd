import { MAX_CODE } from './practice-limits.ts';

/** The draft of one problem and language. `changedAt` is in milliseconds; `revision` grows with each stored change. */
export type Draft = {
  code: string;
  /** The text that it replaced although its author had not seen it; several texts are joined. */
  previousCode: string | null;
  changedAt: number;
  changeKey: string;
  revision: number;
};

/**
 * `follows` has the keys of the changes that it is based on: the stored one, and later ones that were sent and may not
 * have arrived. `seen` is the last known revision of the stored draft, 0 for none.
 */
export type DraftChange = Omit<Draft, 'revision'> & { follows: readonly string[]; seen: number };

type Text = Omit<Draft, 'revision'>;

/** The later of two changes wins; at the same millisecond, the one with the greater key. */
export const isLater = (a: Pick<Text, 'changedAt' | 'changeKey'>, b: Pick<Text, 'changedAt' | 'changeKey'>) =>
  a.changedAt === b.changedAt ? a.changeKey > b.changeKey : a.changedAt > b.changedAt;

/**
 * Applies a change to a draft. A change based on the stored draft replaces it. In a conflict, the newer text is shown,
 * and the other one becomes `previousCode` unless the shown text contains it; a blank text never replaces one that is
 * not blank.
 * @returns null if nothing changes
 */
export function mergeDraft(stored: Draft | null, change: DraftChange): Text | null {
  if (stored === null) return textOf(change);
  if (stored.changeKey === change.changeKey) return null;
  if (change.follows.includes(stored.changeKey)) {
    const unseen = change.seen === stored.revision ? null : stored.previousCode;
    return {
      ...textOf(change),
      previousCode: joinedOthers(change.code, [change.previousCode, unseen]),
      changedAt: Math.max(change.changedAt, stored.changedAt),
    };
  }
  const isShown = isBlank(change.code) === isBlank(stored.code) ? isLater(change, stored) : isBlank(stored.code);
  const [shown, other] = isShown ? [change, stored] : [stored, change];
  const previousCode = joinedOthers(shown.code, [other.code, shown.previousCode, other.previousCode]);
  if (!isShown && previousCode === stored.previousCode) return null;
  return { ...textOf(shown), previousCode };
}

const textOf = ({ code, previousCode, changedAt, changeKey }: Text): Text => ({
  code,
  previousCode: joinedOthers(code, [previousCode]),
  changedAt,
  changeKey,
});

const isBlank = (text: string) => text.trim() === '';
const contains = (text: string, part: string) => text.includes(part.trim());

/** Joins texts that are not contained in the shown text or in each other, as far as they fit; the first always fits. */
export function joinedOthers(shown: string, texts: readonly (string | null)[]): string | null {
  let joined: string | null = null;
  for (const text of texts) {
    if (text === null || contains(shown, text) || (joined !== null && contains(joined, text))) continue;
    if (joined === null || contains(text, joined)) joined = text;
    else if (joined.length + text.length + BETWEEN.length <= MAX_CODE) joined += BETWEEN + text;
  }
  return joined;
}

const BETWEEN = '\n\n';

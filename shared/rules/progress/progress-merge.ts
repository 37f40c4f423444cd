/**
 * The fields of a learner's progress: the tick, the star for revision and the note of a problem; the flags "known" and
 * "to be revised" of a question or a cheat-sheet item. Flags are the strings 'true' and 'false'.
 */
export const PROGRESS_FIELDS = ['done', 'starred', 'note', 'known', 'revise'] as const;
export type ProgressField = (typeof PROGRESS_FIELDS)[number];

/** `changedAt` is in milliseconds; 0 if unknown, which counts as older than everything. */
export type ProgressItem = { value: string; previousValue: string | null; changedAt: number; changeKey: string };

/** `replaces` is the note as the learner saw it when they changed it. */
export type ProgressEdit = { value: string; changedAt: number; changeKey: string; replaces?: string | undefined };

type Stamp = { changedAt: number; changeKey: string };

/** The later of two changes wins; at the same millisecond, the one with the greater key. */
export const isLater = (a: Stamp, b: Stamp) =>
  a.changedAt === b.changedAt ? a.changeKey > b.changeKey : a.changedAt > b.changedAt;

/**
 * Applies an edit to an item: the later of two changes wins. A note that is overwritten without having been seen, or
 * blanked, is stored as the previous version.
 * @returns null if nothing changes
 */
export function applyEdit(field: ProgressField, stored: ProgressItem | null, edit: ProgressEdit): ProgressItem | null {
  const { value, changedAt, changeKey } = edit;
  if (!stored) return { value, previousValue: null, changedAt, changeKey };
  if (stored.changeKey === changeKey) return null;
  if (isLater(edit, stored)) {
    const isUnseen = field === 'note' && stored.value !== edit.replaces;
    const storesPrevious = field === 'note' && stored.value !== '' && (isUnseen || value === '');
    const previousValue = storesPrevious ? stored.value : stored.previousValue;
    return { value, previousValue: previousValue === value ? null : previousValue, changedAt, changeKey };
  }
  if (field !== 'note' || value === '' || value === stored.value || value === stored.previousValue) return null;
  return { ...stored, previousValue: value };
}

/**
 * Merges two items without a common history, at a sign-in or an import: ticks and stars of both stay, the newer note is
 * shown, and the older one is stored as its previous version.
 * @returns null if the stored item does not change
 */
export function mergeItem(
  field: ProgressField,
  stored: ProgressItem | null,
  incoming: ProgressItem,
): ProgressItem | null {
  if (field === 'note') return mergeNote(stored, incoming);
  if (incoming.value !== 'true' || stored?.value === 'true') return null;
  return { ...incoming, previousValue: null, changedAt: Math.max(incoming.changedAt, stored?.changedAt ?? 0) };
}

function mergeNote(stored: ProgressItem | null, incoming: ProgressItem): ProgressItem | null {
  if (!stored) return incoming.value === '' && incoming.previousValue === null ? null : incoming;
  const incomingIsShown = incoming.value !== '' && (stored.value === '' || isLater(incoming, stored));
  const [shown, other] = incomingIsShown ? [incoming, stored] : [stored, incoming];
  const { value } = shown;
  const earlier =
    [other.value, shown.previousValue, other.previousValue].find((text) => text && text !== value) ?? null;
  if (value === stored.value && earlier === stored.previousValue) return null;
  return {
    ...shown,
    previousValue: earlier,
    changedAt: Math.max(shown.changedAt, incomingIsShown ? stored.changedAt : 0),
  };
}

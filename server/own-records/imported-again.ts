import { recordAtSignIn, type SyncedEntry } from '#shared/records/kinds.ts';
import { mark } from '#shared/records/mark/mark.ts';
import { note } from '#shared/records/note/note.ts';
import type { OwnList } from '#shared/records/own-list/own-list.ts';
import type { Stamp } from '#shared/records/record-kind.ts';
import type { ReviewCard } from '#shared/records/review-card/review-card.ts';
import { undoingKey, undoneUntil } from './undone-record.ts';
import { uuidOf } from './uuid-of.ts';

/**
 * Returns a file's copy of a record for merging into the stored one. Where an undo has removed what the file had
 * added, the file's copy becomes the later one again; what the learner has changed is left to the merge. Marks and notes
 * are only added. Null if it adds nothing.
 */
export function importedAgain(entry: SyncedEntry, stored: SyncedEntry | undefined): SyncedEntry | null {
  if (entry.kind === 'mark') {
    const record = recordAtSignIn(mark, entry.record, stored?.kind === 'mark' ? stored.record : null);
    return record && { ...entry, record };
  }
  if (entry.kind === 'note') {
    const own = stored?.kind === 'note' ? stored.record : null;
    const record = recordAtSignIn(note, entry.record, own);
    return record && { ...entry, record: later(record, own ?? undefined) };
  }
  if (stored?.kind !== entry.kind) return entry;
  const record =
    entry.kind === 'review-card'
      ? cardAgain(entry.record, stored.record as ReviewCard) // of the same kind, as the two below
      : entry.kind === 'own-list'
        ? listAgain(entry.record, stored.record as OwnList)
        : later(entry.record, stored.record as typeof entry.record);
  return { ...entry, record } as SyncedEntry; // of the same kind
}

/** Dates the copy after the undo, but only if it would have won before the undo too. */
function later<R extends Stamp>(copy: R, stored: Stamp | undefined): R {
  const until = stored ? undoneUntil(stored) : null;
  if (!stored || until === null || copy.at <= until || copy.at > stored.at) return copy;
  return { ...copy, at: stored.at + 1 };
}

function listAgain(list: OwnList, stored: OwnList): OwnList {
  const laterOfEach = <T extends Stamp>(copies: { [id: string]: T }, storedCopies: { [id: string]: T }) =>
    Object.fromEntries(
      Object.entries(copies).map(([id, copy]) => [
        id,
        later(copy, Object.hasOwn(storedCopies, id) ? storedCopies[id] : undefined),
      ]),
    );
  return {
    ...later(list, stored),
    items: laterOfEach(list.items, stored.items),
    marks: laterOfEach(list.marks, stored.marks),
  };
}

/** Gives an event that was undone another key, the same however often the file is imported. */
function cardAgain({ events }: ReviewCard, stored: ReviewCard): ReviewCard {
  const storedKeys = new Set(stored.events.map(({ key }) => key));
  const fileKeys = new Set(events.map(({ key }) => key));
  const keyOf = (key: string): string => {
    const undoing = undoingKey(key);
    return storedKeys.has(undoing) && !fileKeys.has(undoing) ? keyOf(uuidOf(undoing)) : key;
  };
  return { events: events.map((event) => ({ ...event, key: keyOf(event.key) })) };
}

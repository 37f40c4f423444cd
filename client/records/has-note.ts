import { onceUntilChanged, storedEntries } from '#client/lib/storage/storage-keys.ts';
import { readStored } from '#client/lib/storage/storage.ts';
import { problemNote } from '#shared/rules/notes/note-ids.ts';
import { type ProblemIdentity, subjectsOf } from '#shared/rules/progress/mark-ids.ts';
import { ownerNow } from './owner.ts';
import { recordKey } from './record-store.ts';

/* Whether there are notes, for pages that do not load the code for notes. */

/** Long notes are not parsed at every change of the storage. */
const known = new Map<string, { text: string; isWritten: boolean }>();

function isWritten(key: string, text: string): boolean {
  const last = known.get(key);
  if (last?.text === text) return last.isWritten;
  const now = { text, isWritten: hasText(text) };
  known.set(key, now);
  return now.isWritten;
}

function hasText(text: string): boolean {
  try {
    return (JSON.parse(text) as { record: { text: string } }).record.text !== ''; // as notes.ts wrote it
  } catch {
    return false;
  }
}

export function hasNote(id: string): boolean {
  const key = recordKey('note', ownerNow(), id);
  const text = readStored(key);
  return text !== null && isWritten(key, text);
}

export const hasProblemNote = (problem: Pick<ProblemIdentity, 'problem' | 'name'>): boolean =>
  subjectsOf(problem).some((subject) => hasNote(problemNote(subject)));

/** A check whether a problem has a note, for many problems: all notes are read at once. */
export function noteReader(): typeof hasProblemNote {
  const noted = notedBy(ownerNow());
  return (problem) => subjectsOf(problem).some((subject) => noted.has(subject));
}

const notedBy = onceUntilChanged((owner: string): ReadonlySet<string> => {
  const prefix = recordKey('note', owner, problemNote(''));
  return new Set(
    storedEntries(prefix).flatMap(([key, text]) => (isWritten(key, text) ? key.slice(prefix.length) : [])),
  );
});

import { isStudyFlag, type Mark } from '#shared/records/mark/mark.ts';
import type { Note } from '#shared/records/note/note.ts';
import { readMarkId } from '#shared/rules/progress/mark-ids.ts';
import type { BrowserRecord, RecordName } from '#client/records/record-kind.ts';

/**
 * What a sign-in has added to the account: `questions` counts marks on questions, `keptNotes` notes of which there is an
 * older version now.
 */
export type Merged = { done: number; starred: number; questions: number; notes: number; keptNotes: number };

export const NOTHING_MERGED: Readonly<Merged> = { done: 0, starred: 0, questions: 0, notes: 0, keptNotes: 0 };

type Merge = {
  name: RecordName;
  id: string;
  local: BrowserRecord | null;
  visitors: BrowserRecord;
  next: BrowserRecord | null;
};

/** Counts the merge of one record. */
export function countMerged(merged: Merged, { name, id, local, visitors, next }: Merge): void {
  const recordOf = <R>(copy: BrowserRecord | null) => (copy as (BrowserRecord & { record: R }) | null)?.record; // of the kind
  if (name === 'mark') {
    const flag = readMarkId(id)?.flag;
    if (!flag || !recordOf<Mark>(next)?.isSet || recordOf<Mark>(local)?.isSet) return;
    if (isStudyFlag(flag)) merged.questions += 1;
    else merged[flag] += 1;
  }
  if (name === 'note') {
    const [before, added, after] = [local, visitors, next ?? local].map((copy) => recordOf<Note>(copy)?.text ?? '');
    if (after !== before) merged.notes += 1;
    if (before !== '' && added !== '' && before !== added) merged.keptNotes += 1;
  }
}

import { DRAFTS } from '#client/records/draft-kind.ts';
import { ownerNow } from '#client/records/owner.ts';
import { ofProblem, readRecord, writeRecords } from '#client/records/record-store.ts';
import { SITTINGS } from '#client/records/sitting-kind.ts';
import { SUBMISSIONS } from '#client/records/submission-kind.ts';
import type { Answers } from '#client/lib/api/trpc.ts';

export type Undone = Answers['progress']['undoImport'];

/** Removes this browser's copies of the records of an undone import, except unsent changes. */
export function removeUndone({ drafts, submissions, sittings }: Undone): void {
  const owner = ownerNow();
  const goneDrafts = drafts.flatMap(({ slug, language, changeKey }) => {
    const id = ofProblem(slug, language);
    const local = readRecord(DRAFTS, owner, id);
    return local?.isSent && local.changeKey === changeKey ? [{ id, record: null }] : [];
  });
  writeRecords(DRAFTS, owner, goneDrafts);
  const goneSubmissions = submissions.flatMap(({ slug, key }) => {
    const id = ofProblem(slug, key);
    return readRecord(SUBMISSIONS, owner, id)?.isSent ? [{ id, record: null }] : [];
  });
  writeRecords(SUBMISSIONS, owner, goneSubmissions);
  const goneSittings = sittings.flatMap((id) =>
    readRecord(SITTINGS, owner, id)?.isSent ? [{ id, record: null }] : [],
  );
  writeRecords(SITTINGS, owner, goneSittings);
}

import { DRAFTS } from '#client/records/draft-kind.ts';
import { ofProblem, ownerNow, readRecord, writeRecords } from '#client/records/record-store.ts';
import type { Answers } from '#client/lib/api/trpc.ts';

type Undone = Answers['progress']['undoImport'];

/** Removes the drafts that an undone import had brought, unless somebody has written in them since. */
export function removeUndone({ drafts }: Undone): void {
  const owner = ownerNow();
  const gone = drafts.flatMap(({ slug, language, changeKey }) => {
    const id = ofProblem(slug, language);
    const local = readRecord(DRAFTS, owner, id);
    return local?.isSent && local.changeKey === changeKey ? [{ id, record: null }] : [];
  });
  writeRecords(DRAFTS, owner, gone);
}

import { conversationKey, promptDraftKey } from '#client/records/conversation-key.ts';
import { NOTE_DRAFT } from '#client/lib/storage/storage-draft.ts';
import { dropJournal } from '#client/lib/storage/storage-journal.ts';
import { dropDrafts, recordPrefix, RECORDS_HAD, storedEntries } from '#client/lib/storage/storage-keys.ts';
import { clearKeys, parkedDrafts } from '#client/records/owner.ts';

/** Deletes all data in this browser of a learner whose account is deleted. */
export function clearProgress(userKey: string): void {
  const own = [recordPrefix(userKey), conversationKey(userKey)]
    .flatMap((prefix) => storedEntries(prefix))
    .map(([key]) => key);
  clearKeys([...own, RECORDS_HAD + userKey]);
  void dropJournal(recordPrefix(userKey));
  dropDrafts(NOTE_DRAFT);
  dropDrafts(promptDraftKey(userKey));
  dropDrafts(parkedDrafts(userKey));
}

import { DRAFTS } from '#client/records/draft-kind.ts';
import { ownerNow } from '#client/records/owner.ts';
import { changeRecord, ofProblem, readRecord } from '#client/records/record-store.ts';
import { writeStored } from '#client/lib/storage/storage.ts';
import { newUuid } from '#client/lib/uuid.ts';
import type { Language } from '#judge/languages/languages.ts';
import { type LocalDraft, restored } from '#shared/rules/practice/local-draft.ts';
import { PRACTICE_LANGUAGE } from '#client/features/practice/practice-language.ts';

/**
 * Puts a program into the editor; the previous draft is kept as the other text.
 * @returns a function that undoes it; null if the browser did not store it
 */
export function restoreToEditor(slug: string, language: Language, code: string): (() => boolean) | null {
  const [owner, id] = [ownerNow(), ofProblem(slug, language)];
  const before = readRecord(DRAFTS, owner, id)?.code ?? '';
  const put = (text: string) =>
    changeRecord(DRAFTS, owner, id, (local: LocalDraft | null) =>
      restored(local, text, { now: Date.now(), changeKey: newUuid() }),
    );
  if (!put(code) || !writeStored({ [PRACTICE_LANGUAGE]: language })) return null;
  return () => put(before);
}

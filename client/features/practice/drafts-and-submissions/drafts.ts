import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { GUEST, OWNER, ownerNow } from '#client/records/owner.ts';
import { useStored } from '#client/lib/storage/storage.ts';
import { newUuid } from '#client/lib/uuid.ts';
import type { Language } from '#judge/languages/languages.ts';
import { exchanged, type LocalDraft, parseLocalDraft, setAside, typed } from '#shared/rules/practice/local-draft.ts';
import { adoptDrafts, useAccountsWork } from './accounts-work.ts';
import { DRAFTS } from '#client/records/draft-kind.ts';
import { SUBMISSIONS } from '#client/records/submission-kind.ts';
import {
  changeRecord,
  ofProblem,
  readRecord,
  recordKey,
  restoreRecords,
  writeRecords,
} from '#client/records/record-store.ts';

export type StoredDraft = {
  /** Null without a draft, and until the browser's storage has been read. Changes when another tab or device writes. */
  code: string | null;
  /** Stores the text of the editor at once; has to be called on each change. @returns whether the browser stored it */
  save(code: string): boolean;
  /** The other text after a conflict between tabs or devices; null if there is none. */
  other: string | null;
  /** Exchanges the draft and the other text. @returns whether the browser stored it */
  takeOther(): boolean;
  /** Starts over with a text, and keeps the draft as the other text. @returns whether the browser stored it */
  setAside(code: string): boolean;
};

/** The draft of a problem in a language, from this browser and from the account of a learner who is signed in. */
export function useDraft(slug: string, language: Language): StoredDraft {
  const owner = useStored(OWNER) ?? GUEST;
  const [isRestored, setRestored] = useRestored();
  const text = useStored(recordKey('draft', owner, ofProblem(slug, language)));
  const draft = useMemo(() => parseLocalDraft(text), [text]);
  // The change key of the draft in the editor; another tab may have written a newer draft. After writes of this tab,
  // which may not be rendered yet, it is the key of the last write. Set in an effect, so that it is never ahead of the
  // page.
  const shown = useRef<string | null>(null);
  const own = useRef<string[]>([]);
  useEffect(() => {
    const rendered = own.current.indexOf(draft?.changeKey ?? '');
    if (rendered >= 0) own.current.splice(0, rendered);
    else {
      own.current = [];
      shown.current = draft?.changeKey ?? null;
    }
  }, [draft]);

  const account = useAccountsWork(slug);
  useEffect(() => {
    if (account && isRestored) adoptDrafts(account);
  }, [account, isRestored]);

  const save = useCallback(
    (code: string): boolean => {
      // Reads the current state: since the last render, the user may have signed in or another tab may have written.
      const [owner, id] = [ownerNow(), ofProblem(slug, language)];
      const local = readRecord(DRAFTS, owner, id);
      if (local?.code === code) return true;
      const next = typed(local, { code, onto: shown.current, now: Date.now(), changeKey: newUuid() });
      shown.current = next.changeKey;
      // What is typed is shown, and run, also where the browser does not answer about its journal.
      setRestored(true);
      own.current.push(next.changeKey);
      return writeRecords(DRAFTS, owner, [{ id, record: next }]);
    },
    [slug, language, setRestored],
  );
  const change = (next: (local: LocalDraft | null, stamp: { now: number; changeKey: string }) => LocalDraft | null) =>
    changeRecord(DRAFTS, ownerNow(), ofProblem(slug, language), (local) =>
      next(local, { now: Date.now(), changeKey: newUuid() }),
    );

  return {
    code: isRestored && draft ? draft.code : null,
    save,
    other: isRestored ? (draft?.previousCode ?? null) : null,
    takeOther: () => change((local, stamp) => local && exchanged(local, stamp)),
    setAside: (code) => change((local, stamp) => setAside(local, code, stamp)),
  };
}

/** Whether the work left in the journal, by a browser that was killed, has been restored. */
function useRestored() {
  const [isRestored, setRestored] = useState(false);
  useEffect(() => {
    let isLeft = false;
    void Promise.all([restoreRecords(DRAFTS), restoreRecords(SUBMISSIONS)]).then(() => {
      if (!isLeft) setRestored(true);
    });
    return () => void (isLeft = true);
  }, []);
  return [isRestored, setRestored] as const;
}

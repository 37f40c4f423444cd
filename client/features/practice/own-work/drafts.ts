import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { GUEST, OWNER } from '#client/lib/progress-queue.ts';
import { readStored, useStored } from '#client/lib/storage.ts';
import { newUuid } from '#client/lib/uuid.ts';
import type { Language } from '#shared/judge/languages.ts';
import { exchanged, parseLocalDraft, typed } from '#shared/rules/practice/local-draft.ts';
import { adoptDrafts, useAccountsWork, useSettledWork } from './accounts-work.ts';
import { draftKey, ownerNow, restoreOwnWork, writeOwnWork } from './practice-queue.ts';

export type KeptDraft = {
  /** Null where there is no draft, and until the browser's storage was read. It changes when another tab or device writes. */
  code: string | null;
  /** Keeps what is in the editor, at once: to be called with each change. @returns whether the browser kept it */
  save(code: string): boolean;
  /** What gave way to the draft when two sides met. */
  other: string | null;
  /** Makes that the draft; what was the draft is the other text from then on. @returns whether the browser kept it */
  takeOther(): boolean;
};

/** The draft of a problem in a language: of this browser, and of the account of who is signed in. */
export function useDraft(slug: string, language: Language): KeptDraft {
  useSettledWork();
  const owner = useStored(OWNER) ?? GUEST;
  const isRestored = useRestored();
  const text = useStored(draftKey(owner, slug, language));
  const draft = useMemo(() => parseLocalDraft(text), [text]);
  // The draft that is in the editor: another tab may have written since. Of this tab's own writes, the last of which
  // may not be drawn yet, it is the newest. An effect, so that it is never ahead of the page that fills its editor.
  const shown = useRef<string | null>(null);
  const own = useRef<string[]>([]);
  useEffect(() => {
    const drawn = own.current.indexOf(draft?.changeKey ?? '');
    if (drawn >= 0) own.current.splice(0, drawn);
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
      // As of now: somebody may have signed in, and another tab have written, since this was drawn.
      const key = draftKey(ownerNow(), slug, language);
      const local = parseLocalDraft(readStored(key));
      if (local?.code === code) return true;
      const next = typed(local, { code, onto: shown.current, now: Date.now(), changeKey: newUuid() });
      shown.current = next.changeKey;
      own.current.push(next.changeKey);
      return writeOwnWork({ [key]: next });
    },
    [slug, language],
  );
  const takeOther = useCallback((): boolean => {
    const key = draftKey(ownerNow(), slug, language);
    const local = parseLocalDraft(readStored(key));
    const next = local && exchanged(local, { now: Date.now(), changeKey: newUuid() });
    return next === null || writeOwnWork({ [key]: next });
  }, [slug, language]);

  return {
    code: isRestored && draft ? draft.code : null,
    save,
    other: isRestored ? (draft?.previousCode ?? null) : null,
    takeOther,
  };
}

/** Whether what a killed browser left has been brought back. */
function useRestored(): boolean {
  const [isRestored, setRestored] = useState(false);
  useEffect(() => {
    let isLeft = false;
    void restoreOwnWork().then(() => {
      if (!isLeft) setRestored(true);
    });
    return () => void (isLeft = true);
  }, []);
  return isRestored;
}

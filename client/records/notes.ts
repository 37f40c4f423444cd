import { useEffect, useMemo } from 'react';
import { readDraft, writeDraft } from '#client/lib/storage/storage-draft.ts';
import { readStored, useStoredValue } from '#client/lib/storage/storage.ts';
import { newUuid } from '#client/lib/uuid.ts';
import { note, type Note } from '#shared/records/note/note.ts';
import { MAX_CARD_TITLE } from '#shared/records/review-card/review-card.ts';
import { editNote } from '#shared/rules/notes/note-edits.ts';
import { problemNote, problemOfNote } from '#shared/rules/notes/note-ids.ts';
import { legacyWrites } from '#shared/rules/progress/legacy-keys.ts';
import { GUEST, ownerNow } from './owner.ts';
import { useOwner } from './use-owner.ts';
import {
  changeRecord,
  parseTexts,
  readRecord,
  recordKey,
  recordsOf,
  recordTexts,
  restoreRecords,
} from './record-store.ts';
import { browserKind } from './synced-kind.ts';

export const NOTES = browserKind('note', note);

/** The subject of a note: its id (shared/rules/notes/note-ids.ts), and the slug of a problem's page, else ''. */
export type NoteAbout = { id: string; title: string; slug: string };

/** The ids under which a note may be stored: a problem's also under its name, until its slug is known. */
const idsOf = ({ id, title }: Pick<NoteAbout, 'id' | 'title'>): string[] =>
  problemOfNote(id) === null ? [id] : [id, problemNote(title)];

const textOf = (owner: string, about: Pick<NoteAbout, 'id' | 'title'>): string =>
  idsOf(about).reduce<string | null>((known, id) => known ?? readStored(recordKey('note', owner, id)), null) ?? '';

/** A learner's or visitor's note in this browser. Also restores a write that was lost when the browser was killed. */
export function useNote(about: Pick<NoteAbout, 'id' | 'title'>): Note | null {
  useRestored();
  const owner = useOwner();
  const text = useStoredValue(() => textOf(owner, about), '');
  return useMemo(() => parseTexts(NOTES, text)[0]?.record ?? null, [text]);
}

/**
 * All notes, unordered. Blanked ones have only earlier versions. Undefined while the server renders.
 */
export function useNotes(): (NoteAbout & Note)[] | undefined {
  useRestored();
  const owner = useOwner();
  const stored = useStoredValue<string | null>(() => recordTexts('note', owner), null);
  return useMemo(
    () =>
      stored === null ? undefined : recordsOf(NOTES, owner).map(({ id, record: { record } }) => ({ id, ...record })),
    [stored, owner],
  );
}

const useRestored = () =>
  useEffect(() => {
    void restoreRecords(NOTES);
  }, []);

/** Whether the account has the current note; false for a visitor. */
export const useIsInAccount = (about: Pick<NoteAbout, 'id' | 'title'>): boolean =>
  useStoredValue(() => {
    const owner = ownerNow();
    return owner !== GUEST && (parseTexts(NOTES, textOf(owner, about))[0]?.isSent ?? true);
  }, false);

type SaveOptions = {
  /** Starts a new version. */
  isNewVersion?: boolean;
};

/** Saves a note; a problem's note also under its legacy key. @returns whether the browser stored the text */
export function saveNote({ id, title, slug }: NoteAbout, text: string, { isNewVersion }: SaveOptions = {}): boolean {
  const owner = ownerNow();
  const isOnProblem = problemOfNote(id) !== null;
  return changeRecord(
    NOTES,
    owner,
    id,
    (local) => {
      const before = local ?? (isOnProblem ? readRecord(NOTES, owner, problemNote(title)) : null);
      if (text === (before?.record.text ?? '')) return null;
      const edit = { title: title.slice(0, MAX_CARD_TITLE), slug, text, now: Date.now(), editor: editorKey() };
      return {
        record: editNote(before?.record ?? null, { ...edit, isNewVersion: isNewVersion ?? false }),
        isSent: false,
      };
    },
    isOnProblem ? legacyWrites([{ field: 'note', name: title, companyIds: [], value: text }], readStored) : {},
  );
}

const EDITOR = 'notes-editor';
let editor: string | null = null;

/** A key of this tab, which survives a reload. */
function editorKey(): string {
  editor ??= readDraft(EDITOR) ?? newUuid();
  writeDraft(EDITOR, editor);
  return editor;
}

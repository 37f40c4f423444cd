import { useEffect, useMemo } from 'react';
import { GUEST } from '#client/records/progress/progress-queue.ts';
import { isNoteQueued, writeDocumentedNote } from '#client/records/progress/queued-note.ts';
import { readDraft, writeDraft } from '#client/lib/storage/storage-draft.ts';
import { storedEntries } from '#client/lib/storage/storage-keys.ts';
import { isHeld, readStored, useStored, useStoredValue } from '#client/lib/storage/storage.ts';
import { newUuid } from '#client/lib/uuid.ts';
import type { Note } from '#shared/records/note/note.ts';
import { MAX_CARD_TITLE } from '#shared/records/review-card/review-card.ts';
import { withDocumented } from '#shared/rules/notes/documented-note.ts';
import { editNote } from '#shared/rules/notes/note-edits.ts';
import { problemNote } from '#shared/rules/notes/note-ids.ts';
import { progressNameOfNote } from '#shared/rules/notes/read-note-id.ts';
import { MAX_NOTE, noteKey } from '#shared/rules/progress/progress-keys.ts';
import { useOwner, useOwnRecord } from './own-records.ts';
import { changeRecord, ownerNow, recordKey, recordsOf, recordTexts, restoreRecords } from './record-store.ts';
import { syncedKind } from './synced-kinds.ts';

const NOTES = syncedKind('note');

/** The subject of a note: its id (shared/rules/notes/note-ids.ts), and the slug of a problem's page, else ''. */
export type NoteAbout = { id: string; title: string; slug: string };

/** A learner's or visitor's note in this browser. Also restores a write that was lost when the browser was killed. */
export function useNote(id: string): Note | null {
  useRestored();
  const record = useOwnRecord('note', id);
  const documented = useStored(noteKey(progressNameOfNote(id) ?? '')) ?? '';
  return useMemo(() => shown(id, record, documented), [id, record, documented]);
}

/**
 * All notes, unordered. Blanked ones have only earlier versions. Undefined while the server renders.
 */
export function useNotes(): (NoteAbout & Note)[] | undefined {
  useRestored();
  const owner = useOwner();
  const stored = useStoredValue<string | null>(
    () => [recordTexts('note', owner), ...documentedNotes().flat()].join('\n'),
    null,
  );
  return useMemo(() => (stored === null ? undefined : allNotes(owner)), [stored, owner]);
}

function allNotes(owner: string): (NoteAbout & Note)[] {
  const records = new Map(recordsOf(NOTES, owner).map(({ id, record: { record } }) => [id, record]));
  const documented = new Map(documentedNotes().map(([name, text]) => [problemNote(name), text]));
  return [...new Set([...records.keys(), ...documented.keys()])].flatMap((id) => {
    const note = shown(id, records.get(id) ?? null, documented.get(id) ?? '');
    return note ? [{ id, ...note }] : [];
  });
}

const documentedNotes = () =>
  storedEntries(noteKey('')).map(([key, text]) => [key.slice(noteKey('').length), text] as const);

function shown(id: string, record: Note | null, documented: string): Note | null {
  const name = progressNameOfNote(id);
  return name === null ? record : withDocumented(record, documented, name);
}

const useRestored = () =>
  useEffect(() => {
    void restoreRecords(NOTES);
  }, []);

/** Whether the account has the current note; false for a visitor. */
export const useIsInAccount = (id: string): boolean =>
  useStoredValue(() => {
    const owner = ownerNow();
    const name = progressNameOfNote(id);
    if (owner === GUEST || (name !== null && isNoteQueued(owner, name))) return false;
    return NOTES.parse(readStored(recordKey('note', owner, id)) ?? '')?.isSent ?? name !== null;
  }, false);

type SaveOptions = {
  /** Starts a new version. */
  isNewVersion?: boolean;
};

/** Saves a note; a problem's note also under its legacy key. @returns whether the browser stored the text */
export function saveNote(about: NoteAbout, text: string, options: SaveOptions = {}): boolean {
  const name = progressNameOfNote(about.id);
  if (name === null) return recordNote(about, text, options);
  const documented = readStored(noteKey(name)) ?? '';
  const isKnown = text === documented && !isHeld(noteKey(name));
  const isStored = isKnown || writeDocumentedNote(name, text);
  // If there is no room for the record, the text has no versions after a reload.
  recordNote(about, text, { ...options, documented });
  return isStored;
}

/**
 * Saves the record of a note.
 * @param options.documented the previous text under the legacy key
 * @returns whether the browser stored it
 */
export function recordNote(
  { id, title, slug }: NoteAbout,
  text: string,
  { documented, isNewVersion }: SaveOptions & { documented?: string },
): boolean {
  // The account would refuse it.
  if (text.length > MAX_NOTE) return false;
  return changeRecord(NOTES, ownerNow(), id, (local) => {
    const record = local?.record ?? null;
    const note = documented === undefined ? record : withDocumented(record, documented, title);
    if (text === (note?.text ?? '')) return null;
    const edit = { title: title.slice(0, MAX_CARD_TITLE), slug, text, now: Date.now(), editor: editorKey() };
    return { record: editNote(note, { ...edit, isNewVersion }), isSent: false };
  });
}

const EDITOR = 'notes-editor';
let editor: string | null = null;

/** A key of this tab, which survives a reload. */
function editorKey(): string {
  editor ??= readDraft(EDITOR) ?? newUuid();
  writeDraft(EDITOR, editor);
  return editor;
}

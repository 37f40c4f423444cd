import { useEffect, useRef, useState } from 'react';
import { NOTE_DRAFT, readDraft, writeDraft } from '#client/lib/storage/storage-draft.ts';
import { ownerNow } from '#client/records/owner.ts';
import { type NoteAbout, saveNote, useNote } from '#client/records/notes.ts';

/** The pause in typing after which a note is saved. */
const PAUSE_MS = 800;

/** Unsaved text survives a reload. The dialog of a sheet uses the same draft for a problem's note. */
export const draftKey = (id: string): string => NOTE_DRAFT + id;

/** The text of a note, saved while typing, and when the field is left or the page is closed. */
export function useNoteText(about: NoteAbout) {
  const { id } = about;
  const note = useNote(about);
  const saved = note?.text ?? '';
  /** The unsaved text; null if there is none. */
  const [typed, setTyped] = useState(() => readDraft(draftKey(id)));
  const [isFull, setFull] = useState(false);
  const [owner] = useState(ownerNow);

  const save = () => {
    // Not saved for another learner who has signed in meanwhile; the draft waits for its owner.
    if (typed === null || ownerNow() !== owner) return;
    const isStored = saveNote(about, typed);
    setFull(!isStored);
    if (!isStored) return;
    writeDraft(draftKey(id), null);
    setTyped(null);
  };
  const change = (text: string) => {
    setTyped(text);
    writeDraft(draftKey(id), text);
  };

  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  const [draftAtFirst] = useState(typed);
  useEffect(() => {
    // A draft that was left is only shown, until it is edited.
    if (typed === null || typed === draftAtFirst) return;
    const timer = setTimeout(() => latest.current(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, draftAtFirst]);
  useEffect(() => {
    const saveNow = () => latest.current();
    window.addEventListener('pagehide', saveNow);
    return () => {
      window.removeEventListener('pagehide', saveNow);
      saveNow();
    };
  }, []);

  const state = isFull
    ? ('full' as const)
    : typed === null || typed === saved
      ? ('saved' as const)
      : ('typed' as const);
  return { note, text: typed ?? saved, state, change, save };
}

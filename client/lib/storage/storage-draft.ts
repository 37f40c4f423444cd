import { SESSION } from './storage-overlay.ts';

/*
 * Drafts: typed text that is not sent or saved yet. A draft survives a reload, but is lost when the tab is closed.
 */

/** Null if nothing is stored. */
export const readDraft = SESSION.read;

/** A draft that the browser cannot store is held by this page. @param text null removes it */
export const writeDraft = (key: string, text: string | null): void => void SESSION.write({ [key]: text });

/** Prefix of the key of an unsaved note; its id follows. */
export const NOTE_DRAFT = 'note-draft-';

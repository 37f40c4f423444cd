/*
 * Drafts: typed text that is not sent or saved yet. A draft survives a reload, but is lost when the tab is closed.
 */

/** Null if nothing is stored, or if the browser allows no storage. */
export function readDraft(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @param text null removes it */
export function writeDraft(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Without storage, a draft is lost with its form.
  }
}

/** Prefix of the key of a problem's unsaved note; the problem's name follows. */
export const NOTE_DRAFT = 'note-draft-';

/*
 * What was typed and not sent or saved yet. It outlives a reload, and not the tab.
 */

/** Null where nothing is kept, or where the browser keeps nothing for us. */
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
    // Without storage a draft lives as long as its form.
  }
}

/** What was typed into a problem's note and not saved yet is kept under this and the problem's name. */
export const NOTE_DRAFT = 'note-draft-';

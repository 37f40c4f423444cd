import { readDraft, writeDraft } from '#client/lib/storage/storage-draft.ts';

export type Letter = { subject: string; body: string };

const keyOf = (key: string | null) => `newsletter-draft-${key ?? 'new'}`;

/** The letter with unsaved text, which survives a reload and a login. */
export function readLetter(key: string | null, saved: Letter): Letter {
  try {
    const draft = JSON.parse(readDraft(keyOf(key)) ?? '{}') as Partial<Record<keyof Letter, unknown>> | null; // checked
    const text = (name: keyof Letter) => (typeof draft?.[name] === 'string' ? draft[name] : saved[name]);
    return { subject: text('subject'), body: text('body') };
  } catch {
    // Not written by this site; ignored.
    return saved;
  }
}

export const keepLetter = (key: string | null, letter: Letter | null): void =>
  writeDraft(keyOf(key), letter && JSON.stringify(letter));

import { note as noteKind, type Note, type NoteVersion } from '#shared/records/note.ts';
import { stampAfter } from '#shared/records/record-kind.ts';
import { MAX_NOTE } from '#shared/rules/progress/progress-keys.ts';
import { isStorable } from '#shared/rules/text/storable.ts';

/** An editing session ends after this time without a save. */
export const SESSION_MS = 10 * 60_000;

/** The most characters of all versions, with which a note is far below the server's limit of a body. */
const MAX_CHARACTERS = 5 * MAX_NOTE;

export type NoteEdit = {
  title: string;
  slug: string;
  text: string;
  now: number;
  /** Who edits: a key of the device's tab. */
  editor: string;
  /** Begins a new version whatever the time, as what is restored does. */
  isNewVersion?: boolean;
};

/** Sessions are known by their editor and their beginning. */
const sessionPrefix = (editor: string) => `${editor}:`;

/**
 * A note after a save. What the same editor saved within ten minutes is replaced; what another one saved, or the same
 * one earlier, is kept as a version.
 */
export function editNote(note: Note | null, edit: NoteEdit): Note {
  const { title, slug, text, now, editor, isNewVersion = false } = edit;
  const { at } = stampAfter(note?.at ?? 0, now, '');
  const goesOn =
    note !== null && !isNewVersion && note.by.startsWith(sessionPrefix(editor)) && at - note.at < SESSION_MS;
  const by = goesOn ? note.by : sessionPrefix(editor) + at.toString(36);
  const edited = { at, by, title, slug, text, versions: [] };
  if (!note) return edited;
  const { versions, ...merged } = noteKind.merge(note, edited);
  let characters = 0;
  const isKept = (version: NoteVersion) =>
    version.text !== '' && isKeepable(version) && (characters += version.text.length) <= MAX_CHARACTERS;
  return { ...merged, versions: versions.filter(isKept) };
}

/** A version that the account refuses would keep it from ever having the note. */
const isKeepable = ({ text }: NoteVersion) => text.length <= MAX_NOTE && isStorable(text);

/** The earlier texts of a note that say something else than it and than each other, newest first. */
export function earlierVersions({ text, versions }: Note): NoteVersion[] {
  const known = new Set(['', text]);
  return versions.filter((version) => !known.has(version.text) && known.add(version.text));
}

import { note as noteKind, type Note, type NoteVersion } from '#shared/records/note/note.ts';
import { stampAfter } from '#shared/records/record-kind.ts';
import { MAX_NOTE } from '#shared/records/note/note.ts';
import { isStorable } from '#shared/rules/text/storable.ts';

/** An editing session ends after this time without a save. */
export const SESSION_MS = 10 * 60_000;

/** The most characters of all versions together, so that a note is far below the server's limit for a request body. */
const MAX_CHARACTERS = 5 * MAX_NOTE;

export type NoteEdit = {
  title: string;
  slug: string;
  text: string;
  now: number;
  /** A key of the tab that edits. */
  editor: string;
  /** Whether to begin a new version regardless of the time, as after restoring an earlier one. */
  isNewVersion?: boolean;
};

/** The start of the id of a session, which consists of its editor and its beginning. */
const sessionPrefix = (editor: string) => `${editor}:`;

/**
 * Returns a note after a save. Replaces a text that the same editor saved less than ten minutes ago; otherwise the
 * previous text is kept as a version.
 */
export function editNote(note: Note | null, edit: NoteEdit): Note {
  const { title, slug, text, now, editor, isNewVersion = false } = edit;
  const { at } = stampAfter(note?.at ?? 0, now, '');
  const isSameSession =
    note !== null && !isNewVersion && note.by.startsWith(sessionPrefix(editor)) && at - note.at < SESSION_MS;
  const by = isSameSession ? note.by : sessionPrefix(editor) + at.toString(36);
  const edited = { at, by, title, slug, text, versions: [] };
  if (!note) return edited;
  const { versions, ...merged } = noteKind.merge(note, edited);
  let characters = 0;
  const isRetained = (version: NoteVersion) =>
    version.text !== '' && isAcceptable(version) && (characters += version.text.length) <= MAX_CHARACTERS;
  return { ...merged, versions: versions.filter(isRetained) };
}

/** The account would refuse the whole note because of one unacceptable version. */
const isAcceptable = ({ text }: NoteVersion) => text.length <= MAX_NOTE && isStorable(text);

/** The latest earlier text that another device or tab wrote, or that was blanked; null if there is none. */
export function earlierOfDevice(note: Note): NoteVersion | null {
  const editorOf = ({ by }: NoteVersion) => by.slice(0, by.lastIndexOf(':'));
  return earlierVersions(note).find((version) => note.text === '' || editorOf(version) !== editorOf(note)) ?? null;
}

/** The earlier versions of a note with texts that differ from it and from each other, newest first. */
export function earlierVersions({ text, versions }: Note): NoteVersion[] {
  const known = new Set(['', text]);
  return versions.filter((version) => !known.has(version.text) && known.add(version.text));
}

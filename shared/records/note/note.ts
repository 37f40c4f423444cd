import { laterOf, type Stamp, type SyncedKind } from '#shared/records/record-kind.ts';

/**
 * The text at the end of an editing session; `by` is the session, `at` its last save, `title` its subject, `slug` that
 * of a problem's page, '' if there is none.
 */
export type NoteVersion = Stamp & { title: string; slug: string; text: string };

/**
 * A learner's note on a problem, a question or a blog, by its place (shared/rules/notes/note-place.ts). A text that
 * another device or session replaced becomes an earlier version, so that a merge loses no text.
 */
export type Note = NoteVersion & { versions: NoteVersion[] };

/** The most characters of a note in an account; a browser without an account has no limit. */
export const MAX_NOTE = 50_000;
export const MAX_VERSIONS = 15;
/** The number of latest versions that keep a text of any length, and the maximum length of older ones. */
const MAX_LONG = 5;
const MAX_OF_OLDER = 2000;

const newestFirst = (a: Stamp, b: Stamp) => b.at - a.at || (a.by > b.by ? -1 : 1);

/**
 * Drops the text of an older version if it is long, so that a note fits into a call. The version itself is not removed,
 * so that the age of the others depends only on the number of versions, and not on the order of the merges.
 */
const bounded = (version: NoteVersion, index: number): NoteVersion =>
  index < MAX_LONG || version.text.length <= MAX_OF_OLDER ? version : { ...version, text: '' };

export const note: SyncedKind<Note> = {
  merge(a, b) {
    const latest = new Map<string, NoteVersion>();
    for (const { at, by, title, slug, text } of [a, b, ...a.versions, ...b.versions]) {
      const [known, copy] = [latest.get(by), { at, by, title, slug, text }];
      latest.set(by, known ? laterOf(known, copy) : copy);
    }
    const [current, ...versions] = [...latest.values()].toSorted(newestFirst) as [NoteVersion, ...NoteVersion[]]; // two
    return { ...current, versions: versions.slice(0, MAX_VERSIONS).map(bounded) };
  },
  atSignIn: addedTo,
  max: 5000,
};

/**
 * A merge at a sign-in or of an import only adds: a blank text replaces none. What is not shown is older than what is.
 * Null if nothing is added.
 */
function addedTo(incoming: Note, own: Note | null): Note | null {
  if (!own) return [incoming, ...incoming.versions].some(({ text }) => text !== '') ? incoming : null;
  if (incoming.text !== '' && incoming.text !== own.text) return incoming;
  const known = new Set(['', own.text, ...own.versions.map(({ text }) => text)]);
  const added = incoming.versions.filter(({ text }) => !known.has(text));
  const [first, ...others] = added.map((version) => ({ ...version, at: Math.min(version.at, own.at - 1) }));
  return first ? { ...first, versions: others } : null;
}

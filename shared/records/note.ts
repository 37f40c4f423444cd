import { laterOf, type Stamp, type SyncedKind } from './record-kind.ts';

/**
 * A text as it stood when an editing session ended; `by` is the session, `at` its last save, `title` what it is about,
 * `slug` that of a problem's page, '' where there is none.
 */
export type NoteVersion = Stamp & { title: string; slug: string; text: string };

/**
 * A learner's note on a problem, a question or a blog, by the place that it is about (shared/rules/notes/note-place.ts).
 * What another device or session has replaced is an earlier version, so that no text is lost by a merge.
 */
export type Note = NoteVersion & { versions: NoteVersion[] };

export const MAX_VERSIONS = 15;
/** So many of the latest versions keep their text whatever its length; older ones up to so many characters. */
const MAX_LONG = 5;
const MAX_OF_OLDER = 2000;

const newestFirst = (one: Stamp, other: Stamp) => other.at - one.at || (one.by > other.by ? -1 : 1);

/**
 * Without the text of an older version that is long, so that a note fits into a call however many long ones are merged.
 * The version itself stays: which texts are older depends on their number alone, and not on the order of the merges.
 */
const bounded = (version: NoteVersion, index: number): NoteVersion =>
  index < MAX_LONG || version.text.length <= MAX_OF_OLDER ? version : { ...version, text: '' };

export const note: SyncedKind<Note> = {
  merge(one, other) {
    const latest = new Map<string, NoteVersion>();
    for (const { at, by, title, slug, text } of [one, other, ...one.versions, ...other.versions]) {
      const [known, copy] = [latest.get(by), { at, by, title, slug, text }];
      latest.set(by, known ? laterOf(known, copy) : copy);
    }
    const [current, ...versions] = [...latest.values()].toSorted(newestFirst) as [NoteVersion, ...NoteVersion[]]; // of two
    return { ...current, versions: versions.slice(0, MAX_VERSIONS).map(bounded) };
  },
  most: 5000,
};

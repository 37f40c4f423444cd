import type { Note } from '#shared/records/note/note.ts';

const ELSEWHERE = 'documented:';

/**
 * A problem's note as it is shown. Its text comes from the legacy key, `note-{name}`, which older devices and the
 * REST API write too and which is merged like all progress; the record adds the earlier versions. If the two differ,
 * the legacy text was changed elsewhere, and the record's text becomes an earlier version.
 * @param documented the legacy text, '' if there is none
 */
export function withDocumented(note: Note | null, documented: string, title: string): Note | null {
  if (note?.text === documented || (!note && documented === '')) return note;
  // The same on every device with the same text, so that merging makes a single version of it.
  const by = ELSEWHERE + hashOf(documented);
  if (!note) return { at: 0, by, title, slug: '', text: documented, versions: [] };
  const { versions, ...before } = note;
  return { ...before, at: before.at + 1, by, text: documented, versions: [before, ...versions] };
}

/** Whether a text was written elsewhere, so that its time is not known. */
export const isFromElsewhere = ({ by }: { by: string }): boolean => by.startsWith(ELSEWHERE);

/** A short hash, which is enough to tell the few texts of a note apart. */
function hashOf(text: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    one = Math.imul(one ^ unit, 0x9e3779b1);
    other = Math.imul(other ^ unit, 0x5f356495);
  }
  return `${(one >>> 0).toString(36)}${(other >>> 0).toString(36)}`;
}

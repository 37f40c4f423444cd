import type { Note } from '#shared/records/note.ts';

const ELSEWHERE = 'documented:';

/**
 * A problem's note as it is shown. The text is that of the documented key, `note-{name}`, which older devices and the
 * REST door write, too, and which is merged as all progress is; the record adds what was there before. Where the two
 * differ, the documented one was changed elsewhere, and the record's text is an earlier version.
 * @param documented '' where there is none
 */
export function withDocumented(note: Note | null, documented: string, title: string): Note | null {
  if (note?.text === documented || (!note && documented === '')) return note;
  // The same on every device that sees the same, so that merging them makes one version of it.
  const by = ELSEWHERE + hashOf(documented);
  if (!note) return { at: 0, by, title, slug: '', text: documented, versions: [] };
  const { versions, ...before } = note;
  return { ...before, at: before.at + 1, by, text: documented, versions: [before, ...versions] };
}

/** Whether a text came from elsewhere: when it was written is not known. */
export const isFromElsewhere = ({ by }: { by: string }): boolean => by.startsWith(ELSEWHERE);

/** 53 bits of a text, which are enough to tell the few texts of a note apart. */
function hashOf(text: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 0x9e3779b1);
    other = Math.imul(other ^ unit, 0x5f356495);
  }
  return `${(one >>> 0).toString(36)}${(other >>> 0).toString(36)}`;
}

import type { Note } from '#shared/records/note/note.ts';

const LEGACY = 'legacy:';

/**
 * A note that an older site stored: older than every other, as its time is unknown. The same on every device with the
 * same text, so that merging makes a single version of it.
 */
export const legacyNote = (title: string, text: string): Note => ({
  at: 0,
  by: LEGACY + hashOf(text),
  title,
  slug: '',
  text,
  versions: [],
});

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

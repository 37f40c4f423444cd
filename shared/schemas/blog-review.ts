import { z } from 'zod';
import { isStorable } from '#shared/rules/text/storable.ts';

const note = z
  .string({ error: 'Note is required' })
  .trim()
  .max(2000, { error: 'A note has up to 2000 characters' })
  .refine(isStorable, { error: 'The note contains a character that cannot be stored' });

const key = z.string().max(64);

/** With an optional note to the author. */
export const publishBlogSchema = z.object({ key, note: note.default('') });

/** A decline requires a note to the author. */
export const declineBlogSchema = z.object({ key, note: note.min(1, { error: 'Note is required' }) });

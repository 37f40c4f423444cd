import { z } from 'zod';
import { isStorable } from '#shared/rules/text/storable.ts';

export const MAX_SEARCH = 200;

/** The search text; a missing one counts as blank. */
export const searchSchema = z
  .string({ error: 'q must be one text' })
  .max(MAX_SEARCH, { error: `A search can have at most ${MAX_SEARCH} characters`, abort: true })
  .refine(isStorable, { error: 'q contains a character that cannot be searched for' })
  .default('');

import { z } from 'zod';
import { isStorable } from '#shared/rules/text/storable.ts';

export const MAX_SEARCH = 200;

/** The search text; a missing one counts as blank. */
export const searchSchema = z
  .string({ error: 'q must be one text' })
  .max(MAX_SEARCH, { error: `A search holds ${MAX_SEARCH} characters at most`, abort: true })
  .refine(isStorable, { error: 'q holds a character that cannot be searched' })
  .default('');

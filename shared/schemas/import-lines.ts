import { z } from 'zod';
import { MAX_LINE, MAX_LINES, MAX_NAMES } from '#shared/rules/imports/parsed-import.ts';

const names = z
  .array(z.string({ error: 'A name is text' }).max(MAX_LINE, { error: `A name has at most ${MAX_LINE} characters` }))
  .max(MAX_NAMES, { error: `A line has at most ${MAX_NAMES} names` });

/** The possible names of each line of an import. */
export const importLinesSchema = z.strictObject({
  lines: z.array(names).max(MAX_LINES, { error: `One import takes at most ${MAX_LINES} lines` }),
});

const HANDLE = { error: 'A handle has 3 to 24 letters, digits, dots, hyphens and underscores' };

export const handleSchema = z.strictObject({
  handle: z
    .string(HANDLE)
    .trim()
    .regex(/^[\w.-]{3,24}$/, HANDLE),
});

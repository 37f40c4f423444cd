import { z } from 'zod';
import { LEVELS } from '#shared/rules/sheets/difficulty.ts';
import { MAX_SEEN } from '#shared/rules/sittings/mock-interview.ts';
import { isStorable } from '#shared/rules/text/storable.ts';

const MAX_TEXT = 500;

const text = (what: string) =>
  z
    .string({ error: `${what} is text` })
    .max(MAX_TEXT, { error: `${what} has at most ${MAX_TEXT} characters` })
    .refine(isStorable, { error: `${what} contains a character that cannot be stored` });
const seen = z.array(text('A problem')).max(MAX_SEEN, { error: `A call can list at most ${MAX_SEEN} seen problems` });

/** The filters for drawing a mock interview; '' matches any. */
export const drawSchema = z.strictObject({
  company: text('A company'),
  topic: text('A topic'),
  level: z.enum(['', ...LEVELS], { error: `A level is one of ${LEVELS.join(', ')}` }),
  /** Seen problems that the account may not know of: slugs that were worked on, and subjects that are ticked. */
  seen: z.strictObject({ slugs: seen, ticked: seen }),
});

export type DrawInput = z.output<typeof drawSchema>;

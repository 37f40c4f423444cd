import { z } from 'zod';
import { MOST_SAID, PROBLEM_PARTS } from '../judge/problem-parts.ts';
import { isStorable } from '#shared/rules/text/storable.ts';

/** What a page reports when a problem itself fails. */
export const brokenProblemSchema = z.object({
  slug: z.string().min(1).max(200).refine(isStorable),
  part: z.enum(PROBLEM_PARTS),
  /** The error that it ended with. */
  said: z.string().max(MOST_SAID).refine(isStorable),
});

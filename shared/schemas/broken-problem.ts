import { z } from 'zod';
import { MAX_MESSAGE, PROBLEM_PARTS } from '#judge/problem/problem-parts.ts';
import { isStorable } from '#shared/rules/text/storable.ts';

/** A page's report that a part of a problem itself fails. */
export const brokenProblemSchema = z.object({
  slug: z.string().min(1).max(200).refine(isStorable),
  part: z.enum(PROBLEM_PARTS),
  /** The error message of the part. */
  reason: z.string().max(MAX_MESSAGE).refine(isStorable),
});

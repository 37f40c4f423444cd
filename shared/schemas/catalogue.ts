import { z } from 'zod';

const values = z.record(z.string().max(100), z.union([z.string(), z.number(), z.boolean(), z.null()]));

/** The sheets on which a problem can have places. */
export const PLACE_RESOURCES = ['topicProblem', 'companyProblem'] as const;
export type PlaceResource = (typeof PLACE_RESOURCES)[number];

/** What a problem has in common wherever it is listed. */
export const PROBLEM_FIELDS = ['name', 'level', 'link', 'article', 'paid'] as const;

const place = z.object({ resource: z.enum(PLACE_RESOURCES) });

/**
 * A change of a problem and its places, all or nothing. `base` holds the values that the editor saw of the changed ones;
 * a place without a key is new, with the next free id.
 */
export const problemChangeSchema = z.object({
  slug: z.string().max(200),
  values: values.default({}),
  base: values.default({}),
  update: z
    .array(place.extend({ key: z.uuid(), values, base: values.default({}) }))
    .max(100)
    .default([]),
  create: z.array(place.extend({ values })).max(20).default([]),
  remove: z
    .array(place.extend({ key: z.uuid() }))
    .max(100)
    .default([]),
});

export type ProblemChange = z.output<typeof problemChangeSchema>;

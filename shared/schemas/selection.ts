import { z } from 'zod';
import { resourceNames } from '../resources/index.ts';
import { MAX_CHOSEN } from '../rules/pagination.ts';
import { pageQuerySchema } from './page-query.ts';

const byKeys = z.object({ keys: z.array(z.uuid()).min(1).max(MAX_CHOSEN) });
// Strict, so that an input with invalid `keys` is refused instead of being read as the unfiltered list.
const byList = pageQuerySchema.pick({ search: true, filter: true }).strict();

/** Records of a list: selected one by one, or all that match a search and filters. */
export const chosenSchema = z.union([byKeys, byList]);

export type Chosen = z.output<typeof chosenSchema>;

/** The same, for actions that must not affect unseen records: `total` is the length of the list as shown. */
export const selectionSchema = z.union([byKeys, byList.extend({ total: z.number().int().min(0) })]);

export type Selection = z.output<typeof selectionSchema>;

export const removalSchema = z.object({ resource: z.enum(resourceNames), selection: selectionSchema });

const valueSchema = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** A change of one field of many records. `seen` has the shown values, by the keys of the records. */
export const bulkChangeSchema = removalSchema.extend({
  field: z.string().max(100),
  value: valueSchema,
  seen: z.record(z.uuid(), valueSchema).default({}),
});

import { z } from 'zod';
import { resourceNames } from '../resources/index.ts';
import { MOST_CHOSEN } from '../rules/pagination.ts';
import { pageQuerySchema } from './page-query.ts';

const byKeys = z.object({ keys: z.array(z.uuid()).min(1).max(MOST_CHOSEN) });
// Strict: of keys that are none it must not make a list without limits.
const byList = pageQuerySchema.pick({ search: true, filter: true }).strict();

/** Records of a list: those that were chosen one by one, or everything that a search and filters find. */
export const chosenSchema = z.union([byKeys, byList]);

export type Chosen = z.output<typeof chosenSchema>;

/** The same, for what cannot be meant for records that nobody saw: `total` is how many the list had. */
export const selectionSchema = z.union([byKeys, byList.extend({ total: z.number().int().min(0) })]);

export type Selection = z.output<typeof selectionSchema>;

export const removalSchema = z.object({ resource: z.enum(resourceNames), selection: selectionSchema });

const valueSchema = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** One field of many records. `seen` is what it held in those that somebody looked at, by their keys. */
export const bulkChangeSchema = removalSchema.extend({
  field: z.string().max(100),
  value: valueSchema,
  seen: z.record(z.uuid(), valueSchema).default({}),
});

export type BulkChange = z.output<typeof bulkChangeSchema>;

import { z } from 'zod';
import { MAX_PAGE_SIZE } from '../rules/pagination.ts';
import { isStorable } from '#shared/rules/text/storable.ts';

const text = z
  .string()
  .max(200)
  .refine(isStorable, { error: 'The text contains a character that cannot be searched for' });

/** A query for a page of records, over tRPC. Filters that a resource does not have are ignored. */
export const pageQuerySchema = z.object({
  page: z.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.number().int().min(1).max(MAX_PAGE_SIZE).default(20),
  sort: text.optional(),
  descending: z.boolean().default(false),
  search: text.default(''),
  filter: z.record(text, z.union([text, z.boolean()])).default({}),
});

export type PageQuery = z.output<typeof pageQuerySchema>;

/** The search and filters of a list, without the page. */
export type ListQuery = Pick<PageQuery, 'search' | 'filter'>;

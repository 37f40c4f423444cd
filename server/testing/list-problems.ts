import { catalogueOf } from '#server/catalogue/listed-rows.ts';
import type { Listing } from '#server/catalogue/rules.ts';
import type { RowValues } from '#server/content/related-rows.ts';
import { columnsOf, modelOf } from '#server/content/save.ts';
import type { Database } from '#server/database/client.ts';
import type { Row } from '#server/database/paged-rows.ts';
import { resources } from '#shared/resources/index.ts';

/** Enough for thousands of rows. */
const TIMEOUT = { timeout: 60_000 };

/** Stores rows that list problems, with their problems in the catalogue, and tells no process of it. */
export const listProblems = (
  prisma: Database['prisma'],
  resource: Listing,
  rows: readonly RowValues[],
): Promise<(Row & { id: number })[]> =>
  prisma.$transaction(async (transaction) => {
    const related = await catalogueOf(resource).open(transaction);
    const data = await related.inserted(rows);
    const created = await modelOf(transaction, resources[resource]).createManyAndReturn({
      data,
      select: columnsOf(resources[resource]),
    });
    return created as (Row & { id: number })[]; // every resource has ids
  }, TIMEOUT);

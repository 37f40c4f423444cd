import type { Prisma } from '#prisma/generated/client.ts';
import type { ResourceName } from '#shared/resources/index.ts';

/** A row by the names of its fields, with values as Prisma takes them. */
export type RowValues = Record<string, unknown>;

/**
 * What rows of a resource have in common with rows of others, and is written with them: problems, which are listed in
 * several places. Whoever inserts or updates such rows opens it first, in the same transaction.
 */
export type RelatedRows = {
  /** @param keys of the rows that will be updated, as far as they are known */
  open(
    transaction: Prisma.TransactionClient,
    keys?: readonly string[],
  ): Promise<{
    /** Returns the rows with all columns, to be inserted. */
    inserted(rows: readonly RowValues[]): Promise<RowValues[]>;
    /** Changes the other rows, and returns the columns to update this one with. */
    updated(key: string, before: RowValues, values: RowValues): Promise<RowValues>;
    /** The resources of which other rows may have changed. */
    changed(): readonly ResourceName[];
  }>;
};

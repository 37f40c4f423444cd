import type { Request } from 'express';
import { AppError } from '#server/errors.ts';
import { MAX_CALLS, MAX_COSTLY_CALLS } from '#shared/batches.ts';
import type { Meta } from './procedures.ts';

/** Whether a call counts as costly in a batch. */
export const isCostly = (meta: Meta | undefined): boolean =>
  Boolean(meta?.isExpensive ?? meta?.hashesPassword ?? meta?.isCostly);

/** Whether these calls are too many, or too many costly ones, for one request. */
export const isTooLarge = (metas: readonly (Meta | undefined)[]): boolean =>
  metas.length > MAX_CALLS || metas.filter(isCostly).length > MAX_COSTLY_CALLS;

/** Refuses a batch as a whole, before any of its calls runs. */
export function batchRefusalOf({ path }: Request, metaOf: (path: string) => Meta | undefined): AppError | null {
  // Reads the path as tRPC's adapter does.
  const names = path.slice(path.lastIndexOf('/') + 1).split(',');
  if (!isTooLarge(names.map(metaOf))) return null;
  return new AppError(
    'too_large',
    `A batch can have at most ${MAX_CALLS} calls, and at most ${MAX_COSTLY_CALLS} that take long, such as logins and searches`,
  );
}

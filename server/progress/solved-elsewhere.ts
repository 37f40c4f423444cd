import type { RateLimits } from '#server/access/rate-limits.ts';
import type { Codeforces, SolvedThere } from '#server/adapters/codeforces.ts';
import { AppError, parseInput } from '#server/errors.ts';
import { MAX_LINES } from '#shared/rules/imports/parsed-import.ts';
import { handleSchema } from '#shared/schemas/import-lines.ts';

export type Elsewhere = {
  limits: RateLimits;
  /** Null when an administrator has not allowed it. */
  codeforces: Codeforces | null;
  /** Logs why it did not answer. */
  onFailure(error: unknown): void;
};

/** What a handle has solved on Codeforces, at most as many problems as one import takes. */
export async function solvedOnCodeforces(
  { limits, codeforces, onFailure }: Elsewhere,
  userKey: string,
  given: unknown,
): Promise<SolvedThere[]> {
  if (!codeforces) throw new AppError('not_found', 'This site does not use Codeforces');
  const { handle } = parseInput(handleSchema, given);
  await limits.consume('codeforces', userKey);
  const solved = await codeforces.solvedBy(handle).catch((error: unknown) => {
    onFailure(error);
    throw new AppError('upstream_failed', 'Codeforces did not answer. Please try again later', { cause: error });
  });
  if (!solved) throw new AppError('not_found', `Codeforces does not know ${handle}`);
  return solved.slice(0, MAX_LINES);
}

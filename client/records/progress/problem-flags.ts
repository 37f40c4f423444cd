import { type Flag, flagKey, type ProblemIdentity, progressNameOf } from '#shared/rules/progress/progress-keys.ts';
import { legacyWrites } from '#shared/rules/progress/legacy-writes.ts';
import { queued } from './progress-queue.ts';
import { readStored, writeStored } from '#client/lib/storage/storage.ts';

/** Writes all keys of a problem, and queues the change for the account. @returns whether it was stored */
export function setFlag(flag: Flag, problem: ProblemIdentity, isSet: boolean): boolean {
  const value = String(isSet);
  const name = progressNameOf(problem);
  return writeStored({
    ...queued({ name, field: flag, value }),
    ...legacyWrites(flag, { name, companyIds: problem.companyIds, value }, readStored),
  });
}

/** Ticks or unticks a problem on every sheet. @returns whether anything changed and was stored */
export const setProblemDone = (problem: ProblemIdentity, isDone = true): boolean =>
  readStored(flagKey('done', progressNameOf(problem))) !== String(isDone) && setFlag('done', problem, isDone);

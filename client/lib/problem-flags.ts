import { type Flag, flagKey, type ProblemIdentity } from '#shared/rules/progress/progress-keys.ts';
import { documentedWrites } from '#shared/rules/progress/documented-writes.ts';
import { queued } from './progress-queue.ts';
import { readStored, writeStored } from './storage.ts';

/** Writes every key that a problem has, and what a signed-in learner's account gets to know. @returns whether the browser kept it */
export function setFlag(flag: Flag, { name, companyIds }: ProblemIdentity, isSet: boolean): boolean {
  const value = String(isSet);
  return writeStored({
    ...queued({ name, field: flag, value }),
    ...documentedWrites(flag, { name, companyIds, value }, readStored),
  });
}

/** Ticks a problem on every sheet, or takes that back. @returns whether anything changed and the browser kept it */
export const setProblemDone = (problem: ProblemIdentity, isDone = true): boolean =>
  readStored(flagKey('done', problem.name)) !== String(isDone) && setFlag('done', problem, isDone);

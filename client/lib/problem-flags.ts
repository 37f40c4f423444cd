import { type Flag, flagKey, type ProblemIdentity } from '#shared/rules/progress/progress-keys.ts';
import { documentedWrites } from '#shared/rules/progress/documented-writes.ts';
import { queued } from './progress-queue.ts';
import { readStored, writeStored } from './storage.ts';

/** Writes every key of a problem, and queues the change for the learner's account. @returns whether it was stored */
export function setFlag(flag: Flag, { name, companyIds }: ProblemIdentity, isSet: boolean): boolean {
  const value = String(isSet);
  return writeStored({
    ...queued({ name, field: flag, value }),
    ...documentedWrites(flag, { name, companyIds, value }, readStored),
  });
}

/** Ticks or unticks a problem on every sheet. @returns whether anything changed and was stored */
export const setProblemDone = (problem: ProblemIdentity, isDone = true): boolean =>
  readStored(flagKey('done', problem.name)) !== String(isDone) && setFlag('done', problem, isDone);

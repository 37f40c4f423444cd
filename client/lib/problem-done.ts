import { documentedWrites, flagKey, type ProblemIdentity } from '#shared/rules/progress-keys.ts';
import { queued } from './progress-queue.ts';
import { readStored, writeStored } from './storage.ts';

/**
 * Ticks a problem on every sheet, or takes that back; what a signed-in learner's account gets to know as well.
 * @returns whether anything changed and the browser kept it
 */
export function setProblemDone({ name, companyIds }: ProblemIdentity, isDone = true): boolean {
  const value = String(isDone);
  if (readStored(flagKey('done', name)) === value) return false;
  return writeStored({
    ...queued({ name, field: 'done', value }),
    ...documentedWrites('done', { name, companyIds, value }, readStored),
  });
}

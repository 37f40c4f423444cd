import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type Checked, createChecker } from './check-group.ts';
import { addCounts, noCounts, type ProblemCounts } from './problem-counts.ts';
import type { WrittenProblem } from './written-problem.ts';

type Settings = {
  report(fault: string): void;
  /** Where it is kept what passed; without it everything is run. */
  cache?: string;
  /** How many processes work at once; one works in this process. */
  lanes?: number;
};

const LANE = join(import.meta.dirname, 'lane.ts');

/** Problems whose programs in C++ are compiled at once: more save little, and leave the last lane long alone. */
const TOGETHER = 8;

/** Every solution gives every answer, every wrong program gets the verdict that it names, every input keeps the rules. */
export async function checkProblems(
  written: WrittenProblem[],
  { report, cache, lanes = availableParallelism() }: Settings,
): Promise<ProblemCounts> {
  const counts = noCounts();
  const take = (checked: Checked) => {
    addCounts(counts, checked.counts);
    for (const fault of checked.faults) report(fault);
  };
  const groups = groupsOf(written);
  const count = Math.min(groups.length, lanes);
  if (count > 1) {
    const queue = groups.values(); // the lanes take from one
    await Promise.all(Array.from({ length: count }, () => inLane(queue, cache, take)));
    return counts;
  }
  const checker = await createChecker(cache);
  try {
    for (const group of groups) take(await checker.check(group));
  } finally {
    await checker.close();
  }
  return counts;
}

/** Those with programs in C++ first, which are compiled together and take longest. */
function groupsOf(written: WrittenProblem[]): WrittenProblem[][] {
  const sorted = [true, false].flatMap((isFunction) =>
    written.filter(({ fields }) => (fields.kind === 'function') === isFunction),
  );
  return sorted.flatMap((_, index) => (index % TOGETHER === 0 ? [sorted.slice(index, index + TOGETHER)] : []));
}

/** A process for each lane: while one makes inputs, which nothing may interrupt, the others go on. */
async function inLane(queue: Iterable<WrittenProblem[]>, cache: string | undefined, take: (checked: Checked) => void) {
  const lane = fork(LANE, cache === undefined ? [] : [cache], { serialization: 'advanced' });
  const ended = once(lane, 'exit').then(([code]) => {
    throw new Error(`a process of the check of problems ended with ${String(code)}`);
  });
  ended.catch(() => {}); // at the end it is meant to
  const answer = async () => ((await Promise.race([once(lane, 'message'), ended])) as [Checked])[0]; // as lane.ts sends it
  await answer(); // it is ready
  for (const group of queue) {
    lane.send(group);
    take(await answer());
  }
  lane.disconnect();
  await ended.catch(() => {});
}

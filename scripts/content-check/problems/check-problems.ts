import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type Checked, createChecker } from './check-group.ts';
import { addCounts, noCounts, type ProblemCounts } from './problem-counts.ts';
import type { WrittenProblem } from './written-problem.ts';

type Settings = {
  report(fault: string): void;
  /** The folder of `PassedPrograms`; without it everything is run. */
  cache?: string;
  /** The number of parallel child processes; with 1, everything runs in this process. */
  lanes?: number;
};

const LANE = join(import.meta.dirname, 'lane.ts');

/**
 * Problems per group, whose C++ programs are compiled together: larger groups save little. The others come last, a few
 * at a time, so that all lanes end at about the same time.
 */
const TOGETHER = { functions: 16, others: 4 };

/**
 * Checks that solutions give all answers, that wrong programs get the verdicts they name, and that inputs are valid.
 */
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
    const queue = groups.values(); // shared by all lanes
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

/** Function problems first: their C++ programs are compiled together and take longest. */
function groupsOf(written: WrittenProblem[]): WrittenProblem[][] {
  const functions = written.filter(({ fields }) => fields.kind === 'function');
  const others = written.filter(({ fields }) => fields.kind !== 'function');
  return [...inGroups(functions, TOGETHER.functions), ...inGroups(others, TOGETHER.others)];
}

const inGroups = <T>(items: T[], size: number): T[][] =>
  items.flatMap((_, index) => (index % size === 0 ? [items.slice(index, index + size)] : []));

/** Each lane has a process, as generating inputs blocks its process. */
async function inLane(queue: Iterable<WrittenProblem[]>, cache: string | undefined, take: (checked: Checked) => void) {
  const lane = fork(LANE, cache === undefined ? [] : [cache], { serialization: 'advanced' });
  const ended = once(lane, 'exit').then(([code]) => {
    throw new Error(`a process of the check of problems ended with ${String(code)}`);
  });
  ended.catch(() => {}); // the exit at the end is expected
  const answer = async () => ((await Promise.race([once(lane, 'message'), ended])) as [Checked])[0]; // lane.ts sends it
  await answer(); // the lane is ready
  for (const group of queue) {
    lane.send(group);
    take(await answer());
  }
  lane.disconnect();
  await ended.catch(() => {});
}

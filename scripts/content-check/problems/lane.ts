/** A child process of the problem check: it receives groups of problems and replies with their results. */
import { createChecker } from './check-group.ts';
import type { WrittenProblem } from './written-problem.ts';

const checker = await createChecker(process.argv[2]);

process.on('message', (group: WrittenProblem[]) => {
  // An unexpected error ends the process, which check-problems.ts detects.
  void checker.check(group).then((checked) => process.send?.(checked));
});
process.on('disconnect', () => void checker.close());
process.send?.('ready');

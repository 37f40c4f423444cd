/** A process of the check of problems: it is sent some at a time, and answers with what became of them. */
import { createChecker } from './check-group.ts';
import type { WrittenProblem } from './written-problem.ts';

const checker = await createChecker(process.argv[2]);

process.on('message', (group: WrittenProblem[]) => {
  // What cannot be foreseen ends the process, which check-problems.ts sees.
  void checker.check(group).then((checked) => process.send?.(checked));
});
process.on('disconnect', () => void checker.close());
process.send?.('ready');

import { showUndoable } from '#client/components/undo-toast.tsx';
import type { ProblemPage } from '#client/features/practice/problem-page.ts';
import { setProblemDone } from '#client/records/marks.ts';

/** Ticks a solved problem on every sheet, and offers to undo it. */
export function tickSolved({ name, problem, companyIds, sheetTopic }: ProblemPage): void {
  const identity = { name, problem, companyIds };
  const isOnSheet = sheetTopic !== '' || companyIds.length > 0;
  if (setProblemDone(identity))
    showUndoable(`${name} is ${isOnSheet ? 'ticked on every sheet' : 'done'}.`, () => setProblemDone(identity, false));
}

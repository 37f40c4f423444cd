import { showUndoable } from '#client/components/undo-toast.tsx';
import type { ProblemPage } from '#client/features/practice/problem-page.ts';
import { setProblemDone } from '#client/records/progress/problem-flags.ts';

/** Ticks a solved problem on every sheet, and offers to undo it. */
export function tickSolved({ name, progressName, companyIds, sheetTopic }: ProblemPage): void {
  const identity = { name, companyIds, ...(progressName !== undefined && { progressName }) };
  const isOnSheet = sheetTopic !== '' || companyIds.length > 0;
  if (setProblemDone(identity))
    showUndoable(`${name} is ${isOnSheet ? 'ticked on every sheet' : 'done'}.`, () => setProblemDone(identity, false));
}

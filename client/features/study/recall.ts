import { isMarked, setFlag } from '#client/records/marks.ts';
import { useStoredValue } from '#client/lib/storage/storage.ts';
import type { StudyFlag } from '#shared/records/mark/mark.ts';
import { recallSummary } from '#shared/rules/study/study-items.ts';

/*
 * Whether a learner knows questions and cheat-sheet items or wants to revise them, by their names
 * (shared/rules/study/study-items.ts). Stored like ticks: docs/decisions/0007-progress-that-follows.md.
 */

const FLAGS: readonly StudyFlag[] = ['revise', 'known'];

const itself = (name: string) => ({ name, problem: name, companyIds: [] });
const isSet = (flag: StudyFlag, name: string) => isMarked(flag, itself(name));

/** If both flags are set, by two devices, 'revise' wins. */
const recallOf = (name: string): StudyFlag | null => FLAGS.find((flag) => isSet(flag, name)) ?? null;

export const useRecall = (name: string): StudyFlag | null => useStoredValue(() => recallOf(name), null);

/** Sets one of the two flags, or neither for null. @returns whether the browser could store it */
export function setRecall(name: string, recall: StudyFlag | null): boolean {
  const changed = FLAGS.filter((flag) => isSet(flag, name) !== (flag === recall));
  return changed.every((flag) => setFlag(flag, itself(name), flag === recall));
}

/** The summary of the learner's progress, such as '12 of 40 known, 3 to revise'. */
export const useRecallSummary = (names: readonly string[], of: number): string =>
  useStoredValue(() => summary(names.map(recallOf), of), summary([], of));

function summary(recalls: readonly (StudyFlag | null)[], of: number): string {
  const count = (flag: StudyFlag) => recalls.filter((recall) => recall === flag).length;
  return recallSummary({ known: count('known'), revise: count('revise'), of });
}

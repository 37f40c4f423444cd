import type { Submission } from '#shared/schemas/practice.ts';

/** A submission as the browser keeps it. */
export type LocalSubmission = Submission & { isSent: boolean };

/** Of so many submissions of a problem the browser keeps the code, of so many that there were any. */
const MOST_WITH_CODE = 20;
const MOST = 100;

type Bound = { key: string; kept: LocalSubmission | null };

type Dated = Pick<Submission, 'key' | 'submittedAt'>;

const newestFirst = (one: Dated, other: Dated) =>
  other.submittedAt.localeCompare(one.submittedAt) || other.key.localeCompare(one.key);

/** Those of the browser and of the account, each once and with its code, the newest first. */
export function joinSubmissions(local: readonly LocalSubmission[], account: readonly Submission[]): Submission[] {
  const own = local.map(({ isSent: _isSent, ...submission }) => submission);
  const all = new Map([...own, ...account].map((submission) => [submission.key, submission]));
  return [...all.values()].toSorted(newestFirst);
}

/**
 * What becomes of a problem's submissions that are too many for the browser: null for those that it forgets. What waits
 * for the account of a learner stays as it is; of a visitor's, the oldest lose their code.
 */
export function bounded(submissions: readonly LocalSubmission[], isVisitors: boolean): Bound[] {
  return submissions.toSorted(newestFirst).flatMap((submission, place): Bound[] => {
    const { key, isSent, code } = submission;
    if (place < MOST_WITH_CODE || (!isVisitors && !isSent)) return [];
    if (isSent || place >= MOST) return [{ key, kept: null }];
    return code === '' ? [] : [{ key, kept: { ...submission, code: '' } }];
  });
}

/** @param text what only this project writes; null for anything else */
export function parseLocalSubmission(text: string): LocalSubmission | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'submittedAt' in value ? (value as LocalSubmission) : null; // ours
  } catch {
    return null;
  }
}

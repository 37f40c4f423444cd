import type { Submission } from '#shared/schemas/practice.ts';

/** A submission as the browser stores it. */
export type LocalSubmission = Submission & { isSent: boolean };

/** The most submissions of a problem that the browser stores with their code, and the most that it stores at all. */
const MAX_WITH_CODE = 20;
const MAX = 100;

type Bound = { key: string; kept: LocalSubmission | null };

type Dated = Pick<Submission, 'key' | 'submittedAt'>;

const newestFirst = (a: Dated, b: Dated) => b.submittedAt.localeCompare(a.submittedAt) || b.key.localeCompare(a.key);

/** Joins the submissions of the browser and the account without duplicates, newest first; the account's copy wins. */
export function joinSubmissions(local: readonly LocalSubmission[], account: readonly Submission[]): Submission[] {
  const own = local.map(({ isSent: _isSent, ...submission }) => submission);
  const all = new Map([...own, ...account].map((submission) => [submission.key, submission]));
  return [...all.values()].toSorted(newestFirst);
}

/**
 * The submissions of a problem that exceed the browser's limits, as they are to be stored: null for removed ones, and
 * without code for a visitor's older ones. A learner's submissions that are not sent yet do not change.
 */
export function bounded(submissions: readonly LocalSubmission[], isVisitors: boolean): Bound[] {
  return submissions.toSorted(newestFirst).flatMap((submission, index): Bound[] => {
    const { key, isSent, code } = submission;
    if (index < MAX_WITH_CODE || (!isVisitors && !isSent)) return [];
    if (isSent || index >= MAX) return [{ key, kept: null }];
    return code === '' ? [] : [{ key, kept: { ...submission, code: '' } }];
  });
}

/** Parses a stored submission; null for anything else. */
export function parseLocalSubmission(text: string): LocalSubmission | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'submittedAt' in value ? (value as LocalSubmission) : null; // ours
  } catch {
    return null;
  }
}

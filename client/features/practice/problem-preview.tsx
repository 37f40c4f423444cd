import { problemIssues } from '#shared/rules/practice/problem-issues.ts';
import { findProblem, shownOf } from '#judge/problem/shown-problem.ts';
import type { ProblemPage } from './problem-page.ts';
import type { ProblemText } from './problem-text.ts';
import { Statement } from './statement.tsx';

/** Placeholders for the fields that the server adds to a record. */
const NOT_YET = {
  id: 0,
  contest: null,
  opensAt: null,
  updatedAt: '',
  slug: '',
  summary: '',
  starters: {},
  link: '',
  article: '',
  companies: '',
  problem: '',
  companyIds: [],
  sheetTopic: '',
  previous: null,
  next: null,
  similar: [],
  known: [],
} satisfies Partial<ProblemPage>;

/** The statement as learners will see it, from the values of the form, and what cannot be read in them. */
export function ProblemPreview({ values }: { values: ProblemText }) {
  const issues = problemIssues(values);
  return (
    <>
      {issues.length > 0 && (
        <ul className="mb-4 text-sm text-hard">
          {issues.map(({ path, message }) => (
            <li key={path} className="wrap-anywhere">
              {message}
            </li>
          ))}
        </ul>
      )}
      <Statement problem={{ ...values, ...NOT_YET, ...shownOf(findProblem(values)) }} isSat={false} />
    </>
  );
}

import type { Issue } from '#shared/errors.ts';
import { problem } from '#shared/resources/problem.ts';
import {
  CHECK_FAULT,
  parseCases,
  ProblemError,
  type ReadField,
  readApproaches,
  readCases,
  readChecker,
  readKind,
  readSignature,
  readWrongPrograms,
} from '#judge/problem/problem.ts';

/** An error as an issue of the form, with the label of its field. */
export const issueOf = ({ field, message }: ProblemError): Issue => ({
  path: field,
  message: `${problem.fields[field].label}: ${message}`,
});

/**
 * The fields of a problem that cannot be read, at most one issue per field. Empty fields are allowed, as a problem may
 * be saved while it is being written. A field that depends on an unreadable one is checked as far as possible.
 */
export function problemIssues(fields: Record<ReadField, string>): Issue[] {
  const issues: Issue[] = [];
  function attempt<T>(field: ReadField, read: (text: string) => T): T | null {
    if (fields[field].trim() === '') return null;
    try {
      return read(fields[field]);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      issues.push(issueOf(error));
      return null;
    }
  }

  const kind = attempt('kind', readKind);
  const signature = kind === 'function' ? attempt('signature', readSignature) : null;
  const isShapeKnown = kind !== null && (kind !== 'function' || signature !== null);
  attempt('checker', readChecker);
  attempt('cases', (text) => (isShapeKnown ? readCases(text, kind, signature) : parseCases(text)));
  attempt('check', () => {
    if (fields.checker.trim() !== 'function') throw new ProblemError('check', CHECK_FAULT);
  });
  attempt('approaches', readApproaches);
  attempt('wrong', readWrongPrograms);
  return issues;
}

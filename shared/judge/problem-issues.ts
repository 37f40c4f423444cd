import type { Issue } from '../errors.ts';
import { problem } from '../resources/problem.ts';
import {
  CHECK_SAYS,
  parseCases,
  ProblemError,
  type ReadField,
  readApproaches,
  readCases,
  readChecker,
  readKind,
  readSignature,
  readWrongPrograms,
} from './problem.ts';

/** What is wrong with a field, in the words of its form. */
export const issueOf = ({ field, message }: ProblemError): Issue => ({
  path: field,
  message: `${problem.fields[field].label}: ${message}`,
});

/**
 * What cannot be read of a problem, at most one issue a field. What is empty is no fault, since a problem may be saved
 * while it is being written; what is there has to be readable, as far as the fields it depends on are.
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
    if (fields.checker.trim() !== 'function') throw new ProblemError('check', CHECK_SAYS);
  });
  attempt('approaches', readApproaches);
  attempt('wrong', readWrongPrograms);
  return issues;
}

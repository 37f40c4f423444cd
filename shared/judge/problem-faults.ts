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

/**
 * What cannot be read of a problem, at most one fault a field. What is empty is no fault, since a problem may be saved
 * while it is being written; what is there has to be readable, as far as the fields it depends on are.
 */
export function problemFaults(fields: Record<ReadField, string>): ProblemError[] {
  const faults: ProblemError[] = [];
  function attempt<T>(field: ReadField, read: (text: string) => T): T | null {
    if (fields[field].trim() === '') return null;
    try {
      return read(fields[field]);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      faults.push(error);
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
  return faults;
}

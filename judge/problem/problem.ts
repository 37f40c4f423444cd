import { type Checker, parseChecker } from './checker.ts';
import type { Language } from '../languages/languages.ts';
import { readSections } from './sections.ts';
import { parseSignature, type Signature, SignatureError } from '../values/signature.ts';
import { answerFault, type Input, inputFault, type Value } from '../values/values.ts';
import { isVerdict, type Verdict } from './verdict.ts';

export const KINDS = ['function', 'stdin', 'sql'] as const;
export type Kind = (typeof KINDS)[number];

/** How an approach's time grows with the size of its input, slowest growth first. */
export const GROWTHS = ['1', 'log n', 'n', 'n log n', 'n^2', 'n^2 log n', 'n^3', '2^n', 'n!'] as const;
export type Growth = (typeof GROWTHS)[number];

export type Program = { language: Language; source: string };

export type Case = {
  input: Input | { rows: string };
  expected: Value;
  /** For an example on the page: its explanation, which may be ''; null for other cases. */
  example: string | null;
};

export type Approach = {
  name: string;
  time: string;
  space: string;
  growth: Growth | null;
  /** Whether it may be too slow for the largest inputs. */
  isSlow: boolean;
  idea: string;
  programs: Program[];
};

/** The mark of a program that answers everything the constraints allow in time, and nothing much larger. */
export const DOES_NOT_SCALE = 'Accepted, does not scale';

export type WrongProgram = {
  name: string;
  verdict: Exclude<Verdict, 'Accepted'> | typeof DOES_NOT_SCALE;
  reason: string;
  program: Program;
};

/** A problem as the judge needs it. */
export type Problem = {
  kind: Kind;
  /** Only for kind function. */
  signature: Signature | null;
  /** The columns of the answer; only for kind sql. */
  columns: string[];
  schema: string;
  checker: Checker;
  cases: Case[];
  /** JavaScript modules, '' if missing: see prisma/content/README.md. */
  generator: string;
  validator: string;
  check: string;
  approaches: Approach[];
};

/** The fields of a record that hold a problem. */
export type ProblemFields = Record<
  'kind' | 'signature' | 'schema' | 'checker' | 'cases' | 'generator' | 'validator' | 'check' | 'approaches',
  string
>;

/** The fields of a record that this file reads. */
export type ReadField = keyof ProblemFields | 'wrong';

/** Thrown if a problem cannot be read: the field, and its error. */
export class ProblemError extends Error {
  readonly field: ReadField;

  constructor(field: ReadField, message: string) {
    super(message);
    this.field = field;
  }
}

/** @throws ProblemError */
export function readProblem(fields: ProblemFields): Problem {
  const kind = readKind(fields.kind);
  const checker = readChecker(fields.checker);
  if ((checker.kind === 'function') !== (fields.check.trim() !== '')) throw new ProblemError('check', CHECK_FAULT);
  const signature = kind === 'function' ? readSignature(fields.signature) : null;
  return {
    kind,
    signature,
    columns: kind === 'sql' ? fields.signature.split(',').map((column) => column.trim()) : [],
    schema: fields.schema,
    checker,
    cases: readCases(fields.cases, kind, signature),
    generator: fields.generator,
    validator: fields.validator,
    check: fields.check,
    approaches: readApproaches(fields.approaches),
  };
}

export const CHECK_FAULT = 'a checker function is needed if and only if the checker is function';

/** @throws ProblemError */
export function readKind(text: string): Kind {
  const kind = KINDS.find((known) => known === text);
  if (kind === undefined) throw new ProblemError('kind', `kind is none of ${KINDS.join(', ')}`);
  return kind;
}

/** @throws ProblemError */
export function readChecker(text: string): Checker {
  const checker = parseChecker(text);
  if (checker === null) throw new ProblemError('checker', `there is no checker "${text}"`);
  return checker;
}

/** @throws ProblemError */
export function readSignature(text: string): Signature {
  try {
    return parseSignature(text);
  } catch (error) {
    if (error instanceof SignatureError) throw new ProblemError('signature', error.message);
    throw error;
  }
}

type RawCase = Partial<Record<'args' | 'calls' | 'input' | 'rows' | 'expected' | 'example', unknown>>;

/** @throws ProblemError */
export function readCases(text: string, kind: Kind, signature: Signature | null): Case[] {
  return parseCases(text).map((raw, index) => {
    const fail = (fault: string) => new ProblemError('cases', `case ${index + 1}: ${fault}`);
    if (raw === null || typeof raw !== 'object') throw fail('is not an object');
    const unknown = Object.keys(raw).find((key) => !CASE_KEYS.has(key));
    if (unknown !== undefined) throw fail(`has no use for "${unknown}"`);
    if (raw.example !== undefined && typeof raw.example !== 'string') throw fail('example is not a string');
    if (raw.expected === undefined) throw fail('has no expected');
    const input = inputOf(raw, kind, signature);
    if (input === null) throw fail('has no input for this kind of problem');
    const expected = raw.expected as Value; // parsed from JSON
    const example = raw.example ?? null;
    if (signature && !('rows' in input)) {
      const fault = inputFault(input, signature);
      if (fault !== null) throw fail(fault);
      const wrong = answerFault(expected, signature, input);
      if (wrong !== null) throw fail(`expected ${wrong}`);
    }
    if (kind === 'stdin' && typeof expected !== 'string') throw fail('expected is not a string');
    return { input, expected, example };
  });
}

const CASE_KEYS = new Set(['args', 'calls', 'input', 'rows', 'expected', 'example']);

/** The caller checks JSON arrays against the signature. */
function inputOf(raw: RawCase, kind: Kind, signature: Signature | null): Case['input'] | null {
  if (kind === 'stdin') return typeof raw.input === 'string' ? { input: raw.input } : null;
  if (kind === 'sql') return typeof raw.rows === 'string' && Array.isArray(raw.expected) ? { rows: raw.rows } : null;
  if (signature?.kind === 'class') return isListOfLists(raw.calls) ? { calls: raw.calls } : null;
  return Array.isArray(raw.args) ? { args: raw.args as Value[] } : null;
}

/** Wraps a value, written by a generator or a person, as the input of a program, without checking it. */
export function asInput({ kind, signature }: Pick<Problem, 'kind' | 'signature'>, value: unknown): Input {
  const raw = value as never; // the kind of the problem decides
  if (kind === 'stdin') return { input: raw };
  return signature?.kind === 'class' ? { calls: raw } : { args: raw };
}

const isListOfLists = (value: unknown): value is Value[][] => Array.isArray(value) && value.every(Array.isArray);

/** Parses the cases of any kind of problem without checking them. @throws ProblemError */
export function parseCases(text: string): RawCase[] {
  let cases: unknown;
  try {
    cases = JSON.parse(text);
  } catch (error) {
    throw new ProblemError('cases', `cases are not JSON: ${(error as Error).message}`); // JSON.parse throws errors only
  }
  if (!Array.isArray(cases)) throw new ProblemError('cases', 'cases are not an array');
  return cases as RawCase[]; // readCases checks each
}

/** @throws ProblemError */
export function readApproaches(text: string): Approach[] {
  return readSections(text).map(({ name, facts, text: idea, programs }) => {
    const growth = facts.growth === undefined ? null : GROWTHS.find((known) => known === facts.growth);
    if (growth === undefined) throw new ProblemError('approaches', `${name}: growth is none of ${GROWTHS.join(', ')}`);
    if (facts.verdict !== undefined && facts.verdict !== 'Time Limit Exceeded')
      throw new ProblemError('approaches', `${name}: an approach is right, at worst too slow`);
    const { time = '', space = '' } = facts;
    return { name, time, space, growth, isSlow: facts.verdict !== undefined, idea, programs };
  });
}

/** @throws ProblemError */
export function readWrongPrograms(text: string): WrongProgram[] {
  return readSections(text).map(({ name, facts, programs }) => {
    const { verdict = '', reason = '' } = facts;
    const [program] = programs;
    const fail = (fault: string) => new ProblemError('wrong', `${name}${fault}`);
    const isFailing = isVerdict(verdict) && verdict !== 'Accepted';
    if (!isFailing && verdict !== DOES_NOT_SCALE) throw fail(`: "${verdict}" is not a failing verdict`);
    if (!program) throw fail(' has no program');
    return { name, verdict, reason, program };
  });
}

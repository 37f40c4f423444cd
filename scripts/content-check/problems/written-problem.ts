import type { ContentRecord } from '#prisma/content.ts';
import type { ProblemFields } from '#judge/problem/problem.ts';

/** A problem as written: the fields of its record for the judge, and those that only the check runs. */
export type WrittenProblem = { name: string; fields: ProblemFields & { wrong: string } };

const FIELDS = [
  'kind',
  'signature',
  'schema',
  'checker',
  'cases',
  'generator',
  'validator',
  'check',
  'approaches',
  'wrong',
] as const satisfies (keyof WrittenProblem['fields'])[];

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

export const problemFields = (values: Record<string, unknown>): WrittenProblem['fields'] =>
  Object.fromEntries(FIELDS.map((field) => [field, textOf(values[field])])) as WrittenProblem['fields']; // of all FIELDS

export const writtenProblems = (records: ContentRecord[]): WrittenProblem[] =>
  records
    .filter(({ resource }) => resource === 'problem')
    .map(({ values }) => ({ name: String(values.slug), fields: problemFields(values) }));

import { join } from 'node:path';
import {
  type DOES_NOT_SCALE,
  type Problem,
  type Program,
  readProblem,
  readWrongPrograms,
} from '#judge/problem/problem.ts';
import type { Verdict } from '#judge/problem/verdict.ts';
import type { Toolchain } from '../languages/toolchain.ts';
import { drivenFiles } from './driven-files.ts';
import { hashOfFiles, type Parts } from '../passed-programs.ts';
import type { WrittenProblem } from './written-problem.ts';

/** A program to run: a solution of an approach, or a wrong program. */
export type Trial = { title: string; program: Program; wanted: Verdict | typeof DOES_NOT_SCALE; isSlow: boolean };

/** The CPU seconds that a program has. */
const SECONDS = 10;
/** The CPU seconds of a wrong program that should be too slow: the minimum that a page gives. */
const SLOW_SECONDS = 2;

export const secondsFor = (wanted: Trial['wanted']) => (wanted === 'Time Limit Exceeded' ? SLOW_SECONDS : SECONDS);

/** The version of the cache: raise it when the check runs or judges programs differently, so that all are run again. */
const METHOD = 1;

const JUDGE = join(import.meta.dirname, '../../../judge');
const hashOf = (...names: string[]) => hashOfFiles(...names.map((name) => join(JUDGE, name)));
const COMPARISON = hashOf('verdict/verdict-of.ts', 'problem/checker.ts');
const INPUTS = hashOf('values/random.ts', 'languages/protocol.ts');
const VALIDITY = hashOf('values/values.ts', 'values/random.ts', 'growth/growth-plan.ts');
const SQL = hashOf('languages/sql/run-sql-program.ts');

/** The programs of a problem, with the cache keys of its inputs and of each program. */
export type Trials = { problem: Problem; trials: Trial[]; inputs: Parts; partsOf(trial: Trial, by: Toolchain): Parts };

/** @throws ProblemError */
export function readTrials(fields: WrittenProblem['fields']): Trials {
  const problem = readProblem(fields);
  const { kind, signature, schema, checker, cases, generator, validator, check } = fields;
  const answering = answeringOf(problem)?.source ?? '';
  // Texts and other programs are left out, as they do not affect a program that passed.
  const problemParts = [METHOD, kind, signature, cases, generator, INPUTS, answering, checker, check, COMPARISON];
  return {
    problem,
    trials: [
      ...problem.approaches.flatMap(({ name: title, isSlow, programs }) =>
        programs.map((program): Trial => ({ title, program, wanted: 'Accepted', isSlow })),
      ),
      ...readWrongPrograms(fields.wrong).map(({ name: title, program, verdict }): Trial => ({
        title,
        program,
        wanted: verdict,
        isSlow: false,
      })),
    ],
    inputs: ['inputs', METHOD, kind, signature, cases, generator, validator, VALIDITY],
    partsOf: ({ program, wanted, isSlow }, { identity }) => [
      ...problemParts,
      ...[wanted, isSlow, secondsFor(wanted), program.language, identity],
      ...(program.language === 'sql' ? [schema, program.source, SQL] : textsOf(problem, program)),
    ],
  };
}

/** The last approach in JavaScript gives the answers to generated inputs. */
export const answeringOf = ({ approaches }: Problem): Program | undefined =>
  approaches.at(-1)?.programs.find(({ language }) => language === 'javascript');

/** A program with its driver, as it is compiled or run. */
function textsOf({ signature }: Problem, { language, source }: Program): string[] {
  if (language === 'sql') return [];
  const { files, prelude = '' } = drivenFiles(language, signature, source);
  return [...Object.values(files), prelude];
}

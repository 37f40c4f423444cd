import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { C_PRELUDE } from '#judge/languages/c/driver.ts';
import { CPP_PRELUDE, cppPrograms } from '#judge/languages/cpp/driver.ts';
import { PYTHON_WHOLE } from '#judge/languages/python/driver.ts';
import type { Language } from '#judge/languages/languages.ts';
import type { Case, Problem, Program } from '#judge/problem/problem.ts';
import { driverInput, DriverOutput } from '#judge/languages/protocol.ts';
import type { Value } from '#judge/values/values.ts';
import type { Verdict } from '#judge/problem/verdict.ts';
import { tooSlow } from '../languages/command.ts';
import { findNode, findPython } from '../languages/interpreted.ts';
import { findJava } from '../languages/java.ts';
import { findNative } from '../languages/native.ts';
import { type Cause, notCompiled, type Run, type Runs, type Task, type Toolchain } from '../languages/toolchain.ts';
import { drivenFiles } from './driven-files.ts';
import { findPglite } from './pglite.ts';

const MAX_OUTPUT = 64 << 20;
const MARK = randomUUID();

/** The result of a program: its answers in order, and why it stopped early, or null. */
export type ProgramRun = { answers: Value[]; failure: { verdict: Verdict; message: string } | null };

/** The cases of one run. */
export type Batch = {
  cases: Pick<Case, 'input' | 'expected'>[];
  /** The input of a driver, built once as it may be long. */
  text: string;
};

export const batchOf = (cases: Batch['cases']): Batch => ({
  cases,
  text: driverInput(
    MARK,
    cases.flatMap(({ input }) => ('rows' in input ? [] : [[input]])),
  ),
});

/** The toolchain of every language that is installed here, with the prelude of its driver. */
export async function findToolchains(): Promise<Map<Language, Toolchain>> {
  const native = { optimization: '-Og', mayLeak: true } as const;
  const found: Record<Language, Toolchain | null> = {
    cpp: await findNative({ ...native, command: 'g++', standard: '-std=c++20', ending: 'cpp', prelude: CPP_PRELUDE }),
    c: await findNative({ ...native, command: 'gcc', standard: '-std=gnu17', ending: 'c', prelude: C_PRELUDE }),
    java: await findJava(),
    python: await findPython(),
    javascript: await findNode(),
    typescript: await findNode(),
    sql: findPglite(),
  };
  return new Map(
    Object.entries(found).flatMap(
      ([language, toolchain]) => (toolchain ? [[language as Language, toolchain]] : []), // of found
    ),
  );
}

/** A program that can be run, once or several times. */
export type Runnable = {
  language: Language;
  /** Whether it was compiled with others; then a failure has to be confirmed with the program alone. */
  isShared: boolean;
  /** Runs the cases in order, up to the first failure. */
  run(batch: Batch, seconds: number): Promise<ProgramRun>;
};

/** A program and its problem. */
export type ProblemProgram = { problem: Problem; program: Program };
type Workspace = { toolchain: Toolchain; scratch: string };

/** Matches the main of a whole program, which can become a function beside others once it returns explicitly. */
const ENDS_WITH_MAIN = /^int main\(\) \{\n(?:(?: .*)?\n)*\}\s*$/m;

/** Whether a program can be compiled together with others. */
export const canCompileTogether = ({
  problem: { signature },
  program: { language, source },
}: ProblemProgram): boolean => language === 'cpp' && (signature !== null || ENDS_WITH_MAIN.test(source));

/**
 * Prepares programs in the language of the toolchain, compiling those of several problems together where possible. A
 * compile error becomes the failure of the program's run.
 */
export async function prepare(workspace: Workspace, programs: readonly ProblemProgram[]): Promise<Runnable[]> {
  if (programs.length < 2 || !programs.every(canCompileTogether))
    return inTurn(programs, (problemProgram) => prepareOne(workspace, problemProgram));
  const { toolchain, scratch } = workspace;
  const folder = mkdtempSync(join(scratch, 'programs-'));
  const together = programs.map(({ problem: { signature }, program: { source } }) => ({ signature, source }));
  if ((await toolchain.compile?.(cppPrograms(together), folder)) === null)
    return programs.map((problemProgram, index) =>
      runnable(problemProgram, started(toolchain, folder, [String(index)]), true),
    );
  // If they do not compile together, each half is tried, until the faulty program is alone.
  const half = programs.length >> 1;
  return [...(await prepare(workspace, programs.slice(0, half))), ...(await prepare(workspace, programs.slice(half)))];
}

async function inTurn<T, R>(items: readonly T[], make: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const item of items) results.push(await make(item));
  return results;
}

/** How a program is run: on one input, and on several in turn if that is faster. */
type Starts = {
  one(source: string, task: Task): Promise<Run>;
  many?(inputs: string[], task: Task): Promise<Runs>;
};

const started = ({ start, startMany }: Toolchain, folder: string, args: string[]): Starts => ({
  one: (_source, task) => start?.(folder, { ...task, args }) ?? Promise.reject(new TypeError('it starts nothing')),
  many: startMany && ((inputs, task) => startMany(folder, inputs, { ...task, args })),
});

export async function prepareOne({ toolchain, scratch }: Workspace, problemProgram: ProblemProgram): Promise<Runnable> {
  const folder = mkdtempSync(join(scratch, 'program-'));
  const source = writeFiles(folder, problemProgram.problem, problemProgram.program);
  const { compile, runMany } = toolchain;
  if (!compile)
    return runnable(problemProgram, {
      one: (text, task) => toolchain.run(text || source, folder, task),
      many: runMany && ((inputs, task) => runMany(source, folder, inputs, task)),
    });
  const fault = await compile(source, folder);
  if (fault !== null) return runnable(problemProgram, { one: () => Promise.resolve(notCompiled(fault)) });
  return runnable(problemProgram, started(toolchain, folder, []));
}

/** Writes the other files that a program needs. @returns the source for the toolchain */
function writeFiles(folder: string, { signature }: Problem, { language, source }: Program): string {
  if (language === 'sql') return '';
  if (language === 'python' && !signature) {
    writeFileSync(join(folder, 'solution.py'), source);
    return PYTHON_WHOLE;
  }
  const { main, files } = drivenFiles(language, signature, source);
  const isForNode = main === 'main.js';
  if (!signature) return isForNode ? (files[main] ?? '') : source;
  for (const [name, text] of Object.entries(files)) if (name !== main) writeFileSync(join(folder, name), text);
  return isForNode ? `${NODE_HOST}\n${files[main] ?? ''}` : (files[main] ?? '');
}

const NODE_HOST = `const host = {
  input: require('node:fs').readFileSync(0, 'utf8'),
  write: (text) => process.stdout.write(text),
  now: () => performance.now(),
};`;

const NOT_YET: Runs = { outputs: [], isOutOfTime: false };

/** Programs with a driver are started once for all cases, others once per case. */
function runnable({ problem, program }: ProblemProgram, { one: start, many }: Starts, isShared = false): Runnable {
  const { kind, schema } = problem;
  const { language, source } = program;
  return {
    language,
    isShared,
    async run({ cases, text }, seconds) {
      const limits = { seconds, maxOutput: MAX_OUTPUT };
      if (kind === 'function') {
        const run = await start('', { ...limits, input: text });
        return { answers: [...new DriverOutput(MARK).take(run.output)].map(({ answer }) => answer), ...failed(run) };
      }
      const inputs = cases.map(({ input }) => ('input' in input ? input.input : ''));
      const { outputs, isOutOfTime } = kind === 'stdin' && many ? await many(inputs, limits) : NOT_YET;
      const answers: Value[] = [...outputs];
      if (isOutOfTime) return { answers, ...failed({ fault: tooSlow(seconds), cause: 'time' }) };
      // An input that fails otherwise is run again alone.
      for (const { input } of cases.slice(answers.length)) {
        const run =
          'rows' in input
            ? await start(JSON.stringify({ schema, rows: input.rows, source }), limits)
            : await start('', { ...limits, input: 'input' in input ? input.input : '' });
        if (run.fault !== null) return { answers, ...failed(run) };
        answers.push(kind === 'sql' ? (JSON.parse(run.output) as Value) : run.output); // pglite.ts writes it
      }
      return { answers, failure: null };
    },
  };
}

const failed = ({ fault, cause }: Pick<Run, 'fault' | 'cause'>): Pick<ProgramRun, 'failure'> => ({
  failure: fault === null ? null : { verdict: cause === null ? 'Runtime Error' : VERDICT_OF[cause], message: fault },
});

const VERDICT_OF: Record<NonNullable<Cause>, Verdict> = {
  compilation: 'Compilation Error',
  time: 'Time Limit Exceeded',
  output: 'Output Limit Exceeded',
  memory: 'Memory Limit Exceeded',
};

import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { C_PRELUDE } from '#shared/judge/drivers/c.ts';
import { CPP_PRELUDE, cppPrograms } from '#shared/judge/drivers/cpp.ts';
import { PYTHON_WHOLE } from '#shared/judge/drivers/python.ts';
import type { Language } from '#shared/judge/languages.ts';
import { filesOf } from '#shared/judge/programs.ts';
import type { Case, Problem, Program } from '#shared/judge/problem.ts';
import { driverInput, DriverOutput } from '#shared/judge/protocol.ts';
import type { Value } from '#shared/judge/values.ts';
import type { Verdict } from '#shared/judge/verdict.ts';
import { findNode, findPython } from '../languages/interpreted.ts';
import { findJava } from '../languages/java.ts';
import { findNative } from '../languages/native.ts';
import type { Run, Task, Toolchain } from '../languages/toolchain.ts';
import { findPglite } from './pglite.ts';

const MAX_OUTPUT = 64 << 20;
const MARK = randomUUID();

/** What became of a program: the answers that it gave, in order, and why it gave no more. */
export type ProgramRun = { answers: Value[]; failure: { verdict: Verdict; message: string } | null };

/** What programs are given at once. */
export type Batch = {
  cases: Pick<Case, 'input' | 'expected'>[];
  /** For a driver: made once, as it may be long. */
  text: string;
};

export const batchOf = (cases: Batch['cases']): Batch => ({
  cases,
  text: driverInput(
    MARK,
    cases.flatMap(({ input }) => ('rows' in input ? [] : [[input]])),
  ),
});

/** Every language that is installed here, with what problems are compiled behind. */
export async function findToolchains(): Promise<Map<Language, Toolchain>> {
  const native = { optimization: '-O1', mayLeak: true } as const;
  const found: Record<Language, Toolchain | null> = {
    cpp: await findNative({ ...native, command: 'g++', standard: '-std=c++20', ending: 'cpp', prelude: CPP_PRELUDE }),
    c: await findNative({ ...native, command: 'gcc', standard: '-std=gnu17', ending: 'c', prelude: C_PRELUDE }),
    java: await findJava(),
    python: await findPython(),
    javascript: await findNode(),
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
  /** Gives it the cases one after the other, as long as it goes well. */
  run(batch: Batch, seconds: number): Promise<ProgramRun>;
};

type Given = { problem: Problem; toolchain: Toolchain; scratch: string };

/** Compiles the programs that are compiled; a fault there is that of their run. */
export async function prepare(given: Given, programs: readonly Program[]): Promise<Runnable[]> {
  const { problem, toolchain, scratch } = given;
  const [first] = programs;
  if (first?.language === 'cpp' && problem.signature && programs.length > 1) {
    const folder = mkdtempSync(join(scratch, 'problem-'));
    const sources = programs.map(({ source }) => source);
    // Where they do not go together, one after the other shows which of them is at fault.
    if ((await toolchain.compile?.(cppPrograms(problem.signature, sources), folder)) === null)
      return programs.map((program, index) => runnable(problem, program, started(toolchain, folder, [String(index)])));
  }
  const prepared: Runnable[] = [];
  for (const program of programs) prepared.push(await prepareOne(given, program));
  return prepared;
}

type Start = (source: string, task: Task) => Promise<Run>;

const started =
  (toolchain: Toolchain, folder: string, args: string[]): Start =>
  (_source, task) =>
    toolchain.start?.(folder, { ...task, args }) ?? Promise.reject(new TypeError('it starts nothing'));

async function prepareOne({ problem, toolchain, scratch }: Given, program: Program): Promise<Runnable> {
  const folder = mkdtempSync(join(scratch, 'problem-'));
  const source = writeFiles(folder, problem, program);
  if (!toolchain.compile)
    return runnable(problem, program, (text, task) => toolchain.run(text || source, folder, task));
  const fault = await toolchain.compile(source, folder);
  if (fault !== null) return runnable(problem, program, () => Promise.resolve({ output: '', fault }));
  return runnable(problem, program, started(toolchain, folder, []));
}

/** What else a program needs is written; its own source is for the toolchain. */
function writeFiles(folder: string, { signature }: Problem, { language, source }: Program): string {
  if (language === 'sql') return '';
  if (language === 'python' && !signature) {
    writeFileSync(join(folder, 'solution.py'), source);
    return PYTHON_WHOLE;
  }
  if (!signature) return source;
  const { main, files } = filesOf(language, signature, source);
  for (const [name, text] of Object.entries(files)) if (name !== main) writeFileSync(join(folder, name), text);
  return language === 'javascript' ? `${NODE_HOST}\n${files[main] ?? ''}` : (files[main] ?? '');
}

const NODE_HOST = `const host = {
  input: require('node:fs').readFileSync(0, 'utf8'),
  write: (text) => process.stdout.write(text),
  now: () => performance.now(),
};`;

/** Programs with a driver are started once for all cases, others for each. */
function runnable({ kind, schema }: Problem, { language, source }: Program, start: Start): Runnable {
  return {
    language,
    async run({ cases, text }, seconds) {
      const limits = { seconds, maxOutput: MAX_OUTPUT };
      if (kind === 'function') {
        const { output, fault } = await start('', { ...limits, input: text });
        return { answers: [...new DriverOutput(MARK).take(output)].map(({ answer }) => answer), ...failed(fault) };
      }
      const answers: Value[] = [];
      for (const { input } of cases) {
        const { output, fault } =
          'rows' in input
            ? await start(JSON.stringify({ schema, rows: input.rows, source }), limits)
            : await start('', { ...limits, input: 'input' in input ? input.input : '' });
        if (fault !== null) return { answers, ...failed(fault) };
        answers.push(kind === 'sql' ? (JSON.parse(output) as Value) : output); // as pglite.ts writes it
      }
      return { answers, failure: null };
    },
  };
}

const failed = (fault: string | null): Pick<ProgramRun, 'failure'> => ({
  failure: fault === null ? null : { verdict: verdictOf(fault), message: fault },
});

function verdictOf(fault: string): Verdict {
  if (fault.startsWith('does not compile')) return 'Compilation Error';
  if (fault.startsWith('did not end within')) return 'Time Limit Exceeded';
  if (fault.startsWith('printed more than')) return 'Output Limit Exceeded';
  if (/MemoryError|OutOfMemory|heap out of memory|bad_alloc|rss limit/.test(fault)) return 'Memory Limit Exceeded';
  return 'Runtime Error';
}

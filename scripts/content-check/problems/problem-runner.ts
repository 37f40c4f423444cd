import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { C_PRELUDE } from '#shared/judge/drivers/c.ts';
import { CPP_PRELUDE } from '#shared/judge/drivers/cpp.ts';
import { PYTHON_WHOLE } from '#shared/judge/drivers/python.ts';
import type { Language } from '#shared/judge/languages.ts';
import { filesOf } from '#shared/judge/programs.ts';
import type { Problem, Program } from '#shared/judge/problem.ts';
import { driverInput, DriverOutput } from '#shared/judge/protocol.ts';
import type { Input, Value } from '#shared/judge/values.ts';
import type { Verdict } from '#shared/judge/verdict.ts';
import { findNode, findPython } from '../languages/interpreted.ts';
import { findJava } from '../languages/java.ts';
import { findNative } from '../languages/native.ts';
import type { Toolchain } from '../languages/toolchain.ts';
import { findPglite } from './pglite.ts';

const MAX_OUTPUT = 64 << 20;

/** What became of a program: the answers that it gave, in order, and why it gave no more. */
export type ProgramRun = { answers: Value[]; failure: { verdict: Verdict; message: string } | null };

type Runner = { toolchain: Toolchain; isSerial: boolean };

/** Every language that is installed here, with what problems are compiled behind. */
export async function findRunners(): Promise<Map<Language, Runner>> {
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
      ([language, toolchain]) =>
        toolchain ? [[language as Language, { toolchain, isSerial: toolchain.isSerial === true }]] : [], // of found
    ),
  );
}

type Task = { problem: Problem; program: Program; inputs: (Input | { rows: string })[]; seconds: number };

/** Runs a program on all inputs, as long as it goes well. */
export async function runOn(toolchain: Toolchain, scratch: string, task: Task): Promise<ProgramRun> {
  const { problem, program, inputs, seconds } = task;
  mkdirSync(scratch, { recursive: true });
  const folder = mkdtempSync(join(scratch, 'problem-'));
  try {
    if (problem.kind === 'function') return await runDriver(toolchain, folder, task);
    const answers: Value[] = [];
    for (const input of inputs) {
      const text = 'input' in input ? input.input : 'rows' in input ? input.rows : '';
      const source = problem.kind === 'sql' ? sqlSource(problem, text, program.source) : wholeSource(folder, program);
      const { output, fault } = await toolchain.run(source, folder, { input: text, seconds, maxOutput: MAX_OUTPUT });
      if (fault !== null) return { answers, failure: { verdict: verdictOf(fault), message: fault } };
      answers.push(problem.kind === 'sql' ? (JSON.parse(output) as Value) : output); // as pglite.ts writes it
    }
    return { answers, failure: null };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runDriver(toolchain: Toolchain, folder: string, task: Task): Promise<ProgramRun> {
  const { problem, program, inputs, seconds } = task;
  const mark = randomUUID();
  const { main, files } = filesOf(program.language as Exclude<Language, 'sql'>, problem.signature, program.source); // a function is in no SQL
  for (const [name, text] of Object.entries(files)) if (name !== main) writeFileSync(join(folder, name), text);
  const source = program.language === 'javascript' ? `${NODE_HOST}\n${files[main]}` : (files[main] ?? '');
  const given = inputs.flatMap((input) => ('rows' in input ? [] : [input]));
  const { output, fault } = await toolchain.run(source, folder, {
    input: driverInput(mark, given),
    seconds,
    maxOutput: MAX_OUTPUT,
  });
  const answers = [...new DriverOutput(mark).take(output)].map(({ answer }) => answer);
  return { answers, failure: fault === null ? null : { verdict: verdictOf(fault), message: fault } };
}

const NODE_HOST = `const host = {
  input: require('node:fs').readFileSync(0, 'utf8'),
  write: (text) => process.stdout.write(text),
  now: () => performance.now(),
};`;

function wholeSource(folder: string, { language, source }: Program): string {
  if (language !== 'python') return source;
  writeFileSync(join(folder, 'solution.py'), source);
  return PYTHON_WHOLE;
}

const sqlSource = ({ schema }: Problem, rows: string, source: string) => JSON.stringify({ schema, rows, source });

function verdictOf(fault: string): Verdict {
  if (fault.startsWith('does not compile')) return 'Compilation Error';
  if (fault.startsWith('did not end within')) return 'Time Limit Exceeded';
  if (fault.startsWith('printed more than')) return 'Output Limit Exceeded';
  if (/MemoryError|OutOfMemory|heap out of memory|bad_alloc|rss limit/.test(fault)) return 'Memory Limit Exceeded';
  return 'Runtime Error';
}

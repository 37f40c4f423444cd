import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#judge/languages/languages.ts';
import { filesOf } from '#judge/program/programs.ts';
import { driverInput, DriverOutput } from '#judge/languages/protocol.ts';
import type { Signature } from '#judge/values/signature.ts';
import type { Input } from '#judge/values/values.ts';
import { runCommand } from '../../content-check/languages/command.ts';
import { CPU_CLOCKS } from './cpu-clock.ts';
import type { PreparedProgram } from './measure-program.ts';

const MAX_OUTPUT = 256 << 20;
/** Extra time for starting and for reading the input, which are not measured. */
const START_SECONDS = 20;

/** Prepares a program for many runs: without sanitizers, which distort times, and optimized as in the browser. */
export async function prepareProgram(
  scratch: string,
  { language, signature, source }: { language: Language; signature: Signature; source: string },
): Promise<PreparedProgram> {
  if (language !== 'cpp' && language !== 'python' && language !== 'javascript')
    throw new Error(`no runs of ${language}`);
  mkdirSync(scratch, { recursive: true });
  const folder = mkdtempSync(join(scratch, 'program-'));
  const { main, files } = filesOf(language, signature, source);
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(folder, name), name === main ? CPU_CLOCKS[language] + text : text);
  if (language === 'cpp') {
    const { fault, stderr } = await runCommand(['g++', '-std=c++20', '-O2', main, '-o', 'main'], { folder });
    if (fault !== null) throw new Error(`${fault}: ${stderr}`);
  }
  const command = { cpp: ['./main'], python: ['python3', '-I', main], javascript: [process.execPath, main] }[language];

  async function run(cases: Input[][], repeat: number, seconds: number) {
    const mark = randomUUID();
    const input = driverInput(mark, cases, repeat);
    const ended = await runCommand(command, { folder, input, seconds, maxOutput: MAX_OUTPUT });
    const runs = [...new DriverOutput(mark).take(ended.stdout)];
    if (runs.length < cases.length && !ended.fault?.startsWith('did not end')) throw new Error(ended.stderr);
    return runs;
  }

  return {
    async time(inputs, { repeat, batches, limit }) {
      const cases = Array.from({ length: batches }, () => inputs.slice(0, repeat));
      return (await run(cases, repeat, START_SECONDS + limit / 1e9)).map(({ nanoseconds }) => nanoseconds);
    },
    answer: async (input) => (await run([[input]], 1, START_SECONDS))[0]?.answer,
  };
}

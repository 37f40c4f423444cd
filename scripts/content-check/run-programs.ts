import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContentRecord, Program } from '#prisma/content.ts';
import { type Language, LANGUAGES } from './languages/languages.ts';
import type { Run, Toolchain } from './languages/toolchain.ts';
import { PassedPrograms } from './passed-programs.ts';

/** The version of the cache: raise it when programs are run or compared differently, so that all are run again. */
const METHOD = 1;

/** The results of the programs of a language; `run` excludes those that passed before. */
export type Count = { language: Language; run: number; passed: number; failed: number; skipped: number };

type Settings = {
  /** The folder of `PassedPrograms`. */
  cache: string;
  report(fault: string): void;
};

/** Runs the programs of all records and compares what they print. */
export async function runPrograms(records: ContentRecord[], { cache, report }: Settings): Promise<Count[]> {
  const samples = records.flatMap(({ programs, file }) => programs.map((program) => ({ ...program, file })));
  const passed = new PassedPrograms(cache);
  const scratch = mkdtempSync(join(tmpdir(), 'content-check-'));
  const plans = await Promise.all(
    Object.entries(LANGUAGES).map(async ([name, language]) => {
      const ofLanguage = samples.filter((sample) => sample.language === name);
      const toolchain = ofLanguage.length > 0 ? await language.find(join(scratch, name)) : null;
      if (!toolchain) return { language, toolchain, changed: [], passed: 0, skipped: ofLanguage.length };
      const changed = ofLanguage.filter((sample) => !passed.has(partsOf(sample, toolchain)));
      return { language, toolchain, changed, passed: ofLanguage.length - changed.length, skipped: 0 };
    }),
  );
  const counts = plans.map((plan) => ({ ...plan, run: plan.changed.length, failed: 0 }));
  const serial: Job[] = [];
  const single: Job[] = [];
  for (const count of counts) {
    const { toolchain, language, changed } = count;
    if (!toolchain) continue;
    const jobs = changed.map((sample) => async () => {
      const fault = faultOf(await runIn(scratch, toolchain, sample), sample.output ?? '');
      if (fault === null) passed.add(partsOf(sample, toolchain));
      else report(`${sample.file} ${sample.field} (${language.name}) ${fault}`);
      count[fault === null ? 'passed' : 'failed']++;
    });
    if (toolchain.isSerial) serial.push(() => inTurn(jobs));
    else single.push(...jobs);
  }
  try {
    // Serial jobs first: they take longest, and if they were started last, one lane would be busy alone.
    await inLanes([...serial, ...single]);
  } finally {
    await Promise.all(plans.map(async ({ toolchain }) => toolchain?.close?.()));
    rmSync(scratch, { recursive: true, force: true });
  }
  return counts;
}

const partsOf = ({ language, source, output }: Program, { identity }: Toolchain) => [
  METHOD,
  identity,
  language,
  source,
  output ?? '',
];

async function runIn(scratch: string, toolchain: Toolchain, { source }: Program): Promise<Run> {
  const folder = mkdtempSync(join(scratch, 'program-'));
  try {
    return await toolchain.run(source, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Job = () => Promise<void>;

async function inTurn(jobs: Iterable<Job>): Promise<void> {
  for (const job of jobs) await job();
}

async function inLanes(jobs: Job[]): Promise<void> {
  const queue = jobs.values(); // shared by all lanes
  const lanes = Array.from({ length: Math.max(2, availableParallelism()) }, () => inTurn(queue));
  await Promise.all(lanes);
}

/** Returns what is wrong with a run, null if nothing is; line breaks at the end are ignored. */
export function faultOf({ output, fault }: Run, expected: string): string | null {
  if (fault !== null) return fault;
  const printed = linesOf(output);
  const wanted = linesOf(expected);
  const at = Array.from({ length: Math.max(printed.length, wanted.length) }).findIndex(
    (_, index) => printed[index] !== wanted[index],
  );
  if (at < 0) return null;
  const shown = (line: string | undefined) => (line === undefined ? 'nothing' : JSON.stringify(line));
  return `prints ${shown(printed[at])} in line ${at + 1}, where its output says ${shown(wanted[at])}`;
}

const linesOf = (text: string) => text.replace(/\n+$/, '').split('\n');

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '#shared/judge/languages.ts';
import type { ProblemFields, Program } from '#shared/judge/problem.ts';
import type { Input, Value } from '#shared/judge/values.ts';
import type { Verdict } from '#shared/judge/verdict.ts';
import { type CheckedProblem, inputFaults, judgeProgram, largestInputs, loadProblem, nameOf } from './check-problem.ts';
import { findRunners, runOn } from './problem-runner.ts';

export type WrittenProblem = { name: string; fields: ProblemFields & { wrong: string } };

export type ProblemCounts = {
  problems: number;
  cases: number;
  generated: number;
  solutions: number;
  wrong: number;
  failed: number;
  skipped: Set<string>;
};

const SECONDS = 10;
/** How long a program may go on that is there because it is too slow. */
const SLOW_SECONDS = 4;

type Job = { language: Language; run(): Promise<void> };

/** Every solution gives every answer, every wrong program gets the verdict that it names, every input keeps the rules. */
export async function checkProblems(
  written: WrittenProblem[],
  report: (fault: string) => void,
): Promise<ProblemCounts> {
  const runners = await findRunners();
  const scratch = mkdtempSync(join(tmpdir(), 'problems-'));
  const counts: ProblemCounts = {
    problems: 0,
    cases: 0,
    generated: 0,
    solutions: 0,
    wrong: 0,
    failed: 0,
    skipped: new Set(),
  };
  const jobs: Job[] = [];
  try {
    for (const { name, fields } of written) {
      try {
        jobs.push(...(await jobsOf(name, await loadProblem(fields))));
      } catch (error) {
        report(`${name}: ${(error as Error).message}`); // its own modules throw errors, or it is a ProblemError
      }
    }
    const queue = jobs.filter((job) => !isSerial(job)).values(); // two lanes take from one
    await Promise.all([inTurn(jobs.filter(isSerial)), inTurn(queue), inTurn(queue)]);
  } finally {
    await Promise.all([...runners.values()].map(({ toolchain }) => toolchain.close?.()));
    rmSync(scratch, { recursive: true, force: true });
  }
  return counts;

  async function jobsOf(name: string, checked: CheckedProblem): Promise<Job[]> {
    const { problem, wrong } = checked;
    for (const fault of inputFaults(checked)) report(`${name}: ${fault}`);
    const large = await withAnswers(name, checked);
    counts.problems++;
    counts.cases += problem.cases.length;
    counts.generated += large.length;
    const small = problem.cases.map(({ input, expected }) => ({ input, expected }));
    const job = (program: Program, title: string, wanted: Verdict, inputs: typeof small, seconds: number): Job => ({
      language: program.language,
      async run() {
        const runner = runners.get(program.language);
        if (!runner) return void counts.skipped.add(program.language);
        const got = await judgeProgram(checked, runner.toolchain, {
          program,
          inputs: inputs.map(({ input }) => input),
          expected: inputs.map(({ expected }) => expected),
          seconds,
          scratch,
        });
        counts[wanted === 'Accepted' ? 'solutions' : 'wrong']++;
        if (got.verdict === wanted) return;
        counts.failed++;
        report(`${name}: ${title} (${nameOf(program)}) is ${got.verdict} and not ${wanted}: ${got.message}`);
      },
    });
    return [
      ...problem.approaches.flatMap((approach) =>
        approach.programs.map((program) =>
          job(program, approach.name, 'Accepted', approach.isSlow ? small : [...small, ...large], SECONDS),
        ),
      ),
      ...wrong.map(({ program, name: title, verdict }) =>
        job(program, title, verdict, [...small, ...large], verdict === 'Time Limit Exceeded' ? SLOW_SECONDS : SECONDS),
      ),
    ];
  }

  /** Generated inputs with the answers of the last approach in JavaScript. */
  async function withAnswers(name: string, checked: CheckedProblem): Promise<{ input: Input; expected: Value }[]> {
    const inputs = largestInputs(checked);
    const program = checked.problem.approaches.at(-1)?.programs.find(({ language }) => language === 'javascript');
    const runner = runners.get('javascript');
    if (inputs.length === 0 || !program || !runner) return [];
    const { answers, failure } = await runOn(runner.toolchain, scratch, {
      problem: checked.problem,
      program,
      inputs,
      seconds: SECONDS,
    });
    if (failure) report(`${name}: the last approach in JavaScript fails on generated inputs: ${failure.message}`);
    return answers.flatMap((expected, index) => {
      const input = inputs[index];
      return input ? [{ input, expected }] : [];
    });
  }

  function isSerial({ language }: Job) {
    return runners.get(language)?.isSerial === true;
  }
}

async function inTurn(jobs: Iterable<Job>): Promise<void> {
  for (const job of jobs) await job.run();
}

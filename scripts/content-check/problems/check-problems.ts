import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Language, LANGUAGES } from '#shared/judge/languages.ts';
import type { Program } from '#shared/judge/problem.ts';
import type { Verdict } from '#shared/judge/verdict.ts';
import type { Toolchain } from '../languages/toolchain.ts';
import { type Parts, PassedPrograms } from '../passed-programs.ts';
import { type CheckedProblem, checkInputs, judgeProgram, loadProblem } from './check-problem.ts';
import { type Batch, batchOf, findToolchains, prepare, type Runnable } from './problem-runner.ts';
import type { WrittenProblem } from './written-problem.ts';

export type ProblemCounts = {
  problems: number;
  cases: number;
  generated: number;
  /** Solutions that give every answer, and wrong programs that get the verdict that they name. */
  solutions: number;
  wrong: number;
  failed: number;
  skipped: number;
  /** Those that had not passed before. */
  run: number;
  /** The languages of those that were skipped. */
  missing: Set<Language>;
};

type Settings = {
  report(fault: string): void;
  /** Where it is kept what passed; without it everything is run. */
  cache?: string;
};

/** What is run: a solution of an approach, or a wrong program. */
type Trial = { title: string; program: Program; wanted: Verdict; isSlow: boolean };

const SECONDS = 10;
/** How long a program may go on that is there because it is too slow. */
const SLOW_SECONDS = 3;

const HERE = import.meta.dirname;
const RUNNERS = [HERE, join(HERE, '../languages'), join(HERE, '../../../shared/judge')];

/** Every solution gives every answer, every wrong program gets the verdict that it names, every input keeps the rules. */
export async function checkProblems(written: WrittenProblem[], { report, cache }: Settings): Promise<ProblemCounts> {
  const counts: ProblemCounts = {
    ...{ problems: 0, cases: 0, generated: 0, solutions: 0, wrong: 0, failed: 0, skipped: 0, run: 0 },
    missing: new Set(),
  };
  const passed = cache === undefined ? null : new PassedPrograms(join(cache, 'passed-problems'), RUNNERS);
  const toolchains = await findToolchains();
  const scratch = mkdtempSync(join(tmpdir(), 'problems-'));
  try {
    // One after the other: while inputs are made, which nothing may interrupt, no program is timed.
    for (const problem of written) {
      try {
        await checkProblem(problem);
      } catch (error) {
        report(`${problem.name}: ${(error as Error).message}`); // its modules throw errors, or it is a ProblemError
      }
    }
  } finally {
    await Promise.all([...toolchains.values()].map(async (toolchain) => toolchain.close?.()));
    rmSync(scratch, { recursive: true, force: true });
  }
  passed?.forgetOthers();
  return counts;

  async function checkProblem({ name, fields }: WrittenProblem): Promise<void> {
    const checked = await loadProblem(fields);
    const { problem, generator } = checked;
    counts.problems++;
    counts.cases += problem.cases.length;
    counts.generated += generator?.seeds.length ?? 0;
    const answering = problem.approaches.at(-1)?.programs.find(({ language }) => language === 'javascript');
    // Not the texts, nor the other programs: these change nothing for one that passed.
    const { kind, signature, schema, checker, cases, generator: module, validator, check } = fields;
    const given = [kind, signature, schema, checker, cases, module, check, answering?.source ?? ''];
    const partsOf = ({ program: { language, source }, wanted, isSlow }: Trial, { identity }: Toolchain): Parts => [
      ...given,
      ...[identity, language, source, wanted, isSlow],
    ];
    const changed = trialsOf(checked).filter((trial) => {
      const toolchain = toolchains.get(trial.program.language);
      if (!toolchain) {
        counts.skipped++;
        counts.missing.add(trial.program.language);
      } else if (passed?.has(partsOf(trial, toolchain))) counts[trial.wanted === 'Accepted' ? 'solutions' : 'wrong']++;
      else return true;
      return false;
    });
    const hasPassed = passed?.has([...given, validator]) === true;
    if (hasPassed && changed.length === 0) return;

    const { faults, largest } = checkInputs(checked);
    for (const fault of faults) report(`${name}: ${fault}`);
    if (faults.length === 0) passed?.add([...given, validator]);
    const small = batchOf(problem.cases);
    const large = batchOf(await withAnswers(name, checked, answering, largest));
    const all = large.cases.length > 0 ? batchOf([...small.cases, ...large.cases]) : small;

    async function judgeOne(trial: Trial, toolchain: Toolchain, program: Runnable): Promise<void> {
      const { title, wanted, isSlow } = trial;
      counts.run++;
      const got = await verdictOn(checked, program, { wanted, isSlow, small, large, all });
      if (got.verdict === wanted) {
        counts[wanted === 'Accepted' ? 'solutions' : 'wrong']++;
        passed?.add(partsOf(trial, toolchain));
        return;
      }
      counts.failed++;
      const { name: language } = LANGUAGES[program.language];
      report(`${name}: ${title} (${language}) is ${got.verdict} and not ${wanted}: ${got.message}`);
    }

    const folder = mkdtempSync(join(scratch, 'problem-'));
    const jobs = [...Map.groupBy(changed, ({ program }) => program.language)].flatMap(([language, trials]) => {
      const toolchain = toolchains.get(language);
      if (!toolchain) return [];
      const prepared = async (some: Trial[]) => {
        const programs = await prepare(
          { problem, toolchain, scratch: folder },
          some.map(({ program }) => program),
        );
        for (const [index, trial] of some.entries()) {
          const program = programs[index];
          if (program) await judgeOne(trial, toolchain, program);
        }
      };
      // What is compiled together, or runs in one process, is one job.
      return toolchain.compile || toolchain.isSerial
        ? [() => prepared(trials)]
        : trials.map((trial) => () => prepared([trial]));
    });
    try {
      await inLanes(jobs);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  /** Generated inputs with the answers of the last approach in JavaScript. */
  async function withAnswers(
    name: string,
    { problem }: CheckedProblem,
    program: Program | undefined,
    inputs: ReturnType<typeof checkInputs>['largest'],
  ): Promise<Batch['cases']> {
    const toolchain = toolchains.get('javascript');
    if (inputs.length === 0 || !program || !toolchain) return [];
    const [answering] = await prepare({ problem, toolchain, scratch }, [program]);
    const unanswered = batchOf(inputs.map((input) => ({ input, expected: null })));
    const { answers = [], failure } = (await answering?.run(unanswered, SECONDS)) ?? {};
    if (failure) report(`${name}: the last approach in JavaScript fails on generated inputs: ${failure.message}`);
    return answers.flatMap((expected, index) => {
      const input = inputs[index];
      return input ? [{ input, expected }] : [];
    });
  }
}

const trialsOf = ({ problem, wrong }: CheckedProblem): Trial[] => [
  ...problem.approaches.flatMap(({ name: title, isSlow, programs }) =>
    programs.map((program): Trial => ({ title, program, wanted: 'Accepted', isSlow })),
  ),
  ...wrong.map(({ name: title, program, verdict }): Trial => ({ title, program, wanted: verdict, isSlow: false })),
];

type Batches = { small: Batch; large: Batch; all: Batch };

/** A wrong program that fails on a case is not given the generated inputs. */
async function verdictOn(
  checked: CheckedProblem,
  program: Runnable,
  { wanted, isSlow, small, large, all }: Pick<Trial, 'wanted' | 'isSlow'> & Batches,
) {
  if (wanted === 'Accepted') return judgeProgram(checked, program, isSlow ? small : all, SECONDS);
  const seconds = wanted === 'Time Limit Exceeded' ? SLOW_SECONDS : SECONDS;
  const got = await judgeProgram(checked, program, small, seconds);
  return got.verdict === 'Accepted' && large.cases.length > 0 ? judgeProgram(checked, program, large, seconds) : got;
}

/** As many at a time as there are cores, at least two. */
async function inLanes(jobs: (() => Promise<void>)[]): Promise<void> {
  const queue = jobs.values(); // the lanes take from one
  const lane = async () => {
    for (const job of queue) await job();
  };
  await Promise.all([lane(), lane()]);
}

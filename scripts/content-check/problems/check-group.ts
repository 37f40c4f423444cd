import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Language, LANGUAGES } from '#judge/languages/languages.ts';
import { DOES_NOT_SCALE, type Program } from '#judge/problem/problem.ts';
import type { Toolchain } from '../languages/toolchain.ts';
import { PassedPrograms } from '../passed-programs.ts';
import { type CheckedProblem, checkInputs, judge, judgeProgram, loadProblem } from './check-problem.ts';
import { noCounts, type ProblemCounts } from './problem-counts.ts';
import {
  type Batch,
  batchOf,
  findToolchains,
  canCompileTogether,
  prepare,
  prepareOne,
  type Runnable,
} from './problem-runner.ts';
import { answeringOf, readTrials, secondsFor, type Trial, type Trials } from './trials.ts';
import type { WrittenProblem } from './written-problem.ts';

/** The result of checking some problems. */
export type Checked = { counts: ProblemCounts; faults: string[] };

export type Checker = { check(group: WrittenProblem[]): Promise<Checked>; close(): Promise<void> };

/** A problem with the programs that have to be run. */
type Changed = Trials & { name: string; changed: Trial[] };

/**
 * Checks problems in this process, one program at a time. The C++ programs of a group are compiled together.
 * @param cache the folder of `PassedPrograms`; without it, everything is run
 */
export async function createChecker(cache?: string): Promise<Checker> {
  const passed = cache === undefined ? null : new PassedPrograms(cache);
  const toolchains = await findToolchains();
  const scratch = mkdtempSync(join(tmpdir(), 'problems-'));
  return {
    check: (group) => checkGroup(group, { passed, toolchains, scratch }),
    async close() {
      await Promise.all([...toolchains.values()].map(async (toolchain) => toolchain.close?.()));
      rmSync(scratch, { recursive: true, force: true });
    },
  };
}

type Tools = { passed: PassedPrograms | null; toolchains: Map<Language, Toolchain>; scratch: string };

async function checkGroup(group: WrittenProblem[], { passed, toolchains, scratch }: Tools): Promise<Checked> {
  const counts = noCounts();
  const faults: string[] = [];
  const folder = mkdtempSync(join(scratch, 'group-'));

  /** Reports errors that the problem's modules throw, and ProblemErrors, as faults. */
  async function attempt<T>(name: string, work: () => T | Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      faults.push(`${name}: ${(error as Error).message}`);
      return null;
    }
  }

  function hasToRun({ partsOf }: Trials, trial: Trial): boolean {
    const toolchain = toolchains.get(trial.program.language);
    if (!toolchain) {
      counts.skipped++;
      counts.missing.add(trial.program.language);
    } else if (passed?.has(partsOf(trial, toolchain))) counts[countOf(trial)]++;
    else return true;
    return false;
  }

  async function checkProblem({ name, changed, inputs, ...problem }: Changed, compiled: Compiled): Promise<void> {
    const checked = await loadProblem(problem.problem);
    counts.generated += checked.generator?.seeds.length ?? 0;
    if (changed.length === 0 && passed?.has(inputs)) return;
    const { faults: inputFaults, largest, measured } = checkInputs(checked);
    for (const fault of inputFaults) faults.push(`${name}: ${fault}`);
    if (inputFaults.length === 0) passed?.add(inputs);
    const small = batchOf(problem.problem.cases);
    const { cases, answered } = await withAnswers(name, checked, largest);
    const large = batchOf(cases);
    const all = large.cases.length > 0 ? batchOf([...small.cases, ...large.cases]) : small;
    const beyond = batchOf(measured.map((input) => ({ input, expected: null })));
    const inputsOf = { answered, small, large, all, beyond };
    for (const trial of changed) {
      const toolchain = toolchains.get(trial.program.language);
      if (!toolchain) continue;
      counts.run++;
      const workspace = { toolchain, scratch: folder };
      const task = { problem: problem.problem, program: trial.program };
      const program = compiled.get(trial) ?? (await prepareOne(workspace, task));
      let got = await verdictOn(checked, program, { trial, ...inputsOf });
      if (got.verdict !== trial.wanted && program.isShared)
        got = await verdictOn(checked, await prepareOne(workspace, task), { trial, ...inputsOf });
      if (got.verdict === trial.wanted) {
        counts[countOf(trial)]++;
        passed?.add(problem.partsOf(trial, toolchain));
        continue;
      }
      counts.failed++;
      const language = LANGUAGES[trial.program.language].name;
      faults.push(`${name}: ${trial.title} (${language}) is ${got.verdict} and not ${trial.wanted}: ${got.message}`);
    }
  }

  async function compileTogether(problems: Changed[]): Promise<Compiled> {
    const toolchain = toolchains.get('cpp');
    const trials = problems.flatMap(({ problem, changed }) =>
      changed.filter(({ program }) => canCompileTogether({ problem, program })).map((trial) => ({ problem, trial })),
    );
    if (!toolchain) return new Map();
    const tasks = trials.map(({ problem, trial: { program } }) => ({ problem, program }));
    const programs = await prepare({ toolchain, scratch: folder }, tasks);
    return new Map(trials.flatMap(({ trial }, index) => (programs[index] ? [[trial, programs[index]]] : [])));
  }

  /**
   * Returns generated inputs with the answers of the last approach in JavaScript, and that program if they are right.
   */
  async function withAnswers(name: string, checked: CheckedProblem, inputs: Inputs): Promise<Answered> {
    const { problem } = checked;
    const toolchain = toolchains.get('javascript');
    const program = answeringOf(problem);
    if (inputs.length === 0 || !program || !toolchain) return { cases: [], answered: null };
    const answering = await prepareOne({ toolchain, scratch: folder }, { problem, program });
    const unanswered = batchOf(inputs.map((input) => ({ input, expected: null })));
    const run = await answering.run(unanswered, secondsFor('Accepted'));
    const cases = inputs.map((input, index) => ({ input, expected: run.answers[index] ?? null }));
    const { verdict, message } = judge(checked, cases, run);
    if (verdict === 'Accepted') return { cases, answered: program };
    faults.push(`${name}: the last approach in JavaScript fails on generated inputs: ${message}`);
    return { cases: cases.slice(0, run.answers.length), answered: null };
  }

  try {
    const problems: Changed[] = [];
    for (const { name, fields } of group) {
      counts.problems++;
      const trials = await attempt(name, () => readTrials(fields));
      if (!trials) continue;
      counts.cases += trials.problem.cases.length;
      problems.push({ name, ...trials, changed: trials.trials.filter((trial) => hasToRun(trials, trial)) });
    }
    const compiled = await compileTogether(problems);
    for (const problem of problems) await attempt(problem.name, () => checkProblem(problem, compiled));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return { counts, faults };
}

type Compiled = Map<Trial, Runnable>;
type Inputs = ReturnType<typeof checkInputs>['largest'];
type Answered = { cases: Batch['cases']; answered: Program | null };

const countOf = ({ wanted }: Trial) => (wanted === 'Accepted' ? 'solutions' : 'wrong');

type Judging = { trial: Trial; answered: Program | null } & Record<'small' | 'large' | 'all' | 'beyond', Batch>;

/**
 * Judges a program. A wrong program that fails on a case does not get the generated inputs, nor does the one that gave
 * the answers.
 */
async function verdictOn(
  checked: CheckedProblem,
  program: Runnable,
  { trial, answered, small, large, all, beyond }: Judging,
): Promise<{ verdict: Trial['wanted']; message: string }> {
  const { wanted, isSlow } = trial;
  const seconds = secondsFor(wanted);
  if (wanted === DOES_NOT_SCALE) {
    const got = await judgeProgram(checked, program, all, seconds);
    if (got.verdict !== 'Accepted' || beyond.cases.length === 0) return got;
    const { failure } = await program.run(beyond, secondsFor('Time Limit Exceeded'));
    return failure?.verdict === 'Time Limit Exceeded' ? { ...failure, verdict: DOES_NOT_SCALE } : got;
  }
  if (wanted === 'Accepted')
    return judgeProgram(checked, program, isSlow || trial.program === answered ? small : all, seconds);
  const got = await judgeProgram(checked, program, small, seconds);
  return got.verdict === 'Accepted' && large.cases.length > 0 ? judgeProgram(checked, program, large, seconds) : got;
}

import type { Verdict } from '#judge/problem/verdict.ts';
import type { ProblemText } from '#client/features/practice/problem-text.ts';
import type { PageLanguage } from '#judge/languages/languages.ts';
import { lookFor } from '#client/features/practice/smallest/look-for.ts';
import { lookForSmallest, type SmallestTask } from '#client/features/practice/smallest/look-for-smallest.ts';
import type { Condition } from '#judge/smallest/conditions.ts';
import { traceRun } from '#client/features/practice/tracing/trace-run.ts';
import { sizeOf } from '#judge/smallest/input-parts.ts';
import type { JudgeInput } from '#judge/worker/messages.ts';
import { type Check, faultOf } from '#judge/verdict/verdict-of.ts';
import { readSolutions } from './run-solutions.ts';
import { Sandbox } from './sandbox.ts';
import { submit } from './submission.ts';

/*
 * The entry point of a page that the content check opens, to judge solutions with the same code as the site's own page.
 * The site itself does not load this file.
 */

export type CheckedSubmission = { verdict: Verdict | null; message: string };

/** The number of runs after which a new sandbox is created, as programs may leak memory. */
const MAX_RUNS = 60;
let sandbox = new Sandbox();
let runs = 0;

function nextSandbox(): Sandbox {
  if (++runs % MAX_RUNS === 0) {
    sandbox.close();
    sandbox = new Sandbox();
  }
  return sandbox;
}

async function judgeForCheck(fields: ProblemText, language: PageLanguage, source: string): Promise<CheckedSubmission> {
  const { problem } = readSolutions(fields);
  const outcome = await submit(nextSandbox(), { problem, language, source }, {});
  if (outcome?.broken) return { verdict: null, message: outcome.broken.message };
  return { verdict: outcome?.verdict ?? null, message: outcome?.message ?? 'it was stopped' };
}

/** The result of the search for a wrong program; sizes are in numbers and characters, or in rows. */
export type CheckedSmallest = {
  verdict: Verdict | null;
  /** The size of the judge's own failing case, and of the smallest input found; null if none was found. */
  own: number;
  found: number | null;
  input: string;
  keepsState: boolean;
  says: string | null;
  /** The share of another, larger sample for which the sentence is right; null without a sentence. */
  right: number | null;
  milliseconds: number;
};

const sizeIn = (input: JudgeInput): number => ('rows' in input ? input.rows.split('\n').length : sizeOf(input).units);

async function smallestForCheck(fields: ProblemText, language: PageLanguage, source: string): Promise<CheckedSmallest> {
  const { problem } = readSolutions(fields);
  const submission = { problem, language, source };
  const used = nextSandbox();
  const outcome = await submit(used, submission, {});
  const failing = outcome?.cases.find(({ fault }) => fault !== null)?.input;
  const none = { found: null, input: '', keepsState: false, says: null, right: null, milliseconds: 0 };
  if (!outcome || !failing) return { verdict: outcome?.verdict ?? null, own: 0, ...none };
  const { verdict } = outcome;
  const own = sizeIn(failing);
  if (verdict !== 'Wrong Answer' && verdict !== 'Runtime Error') return { verdict, own, ...none };
  // The interpreter is reloaded after a submission: that time is not part of the search.
  await used.prepare(language);
  const began = performance.now();
  const { smallest, keepsState, when } = await lookFor(used, { submission, failing });
  const milliseconds = performance.now() - began;
  const input = smallest?.outcome.input;
  return {
    verdict,
    own,
    keepsState,
    found: input ? sizeIn(input) : null,
    input: JSON.stringify(input ?? failing),
    says: when?.sentence ?? null,
    right: when && (await shareRight(used, { submission, failing }, when.condition)),
    milliseconds,
  };
}

/** The share of a sample, three times as large and made with another seed, for which the condition is right. */
async function shareRight(used: Sandbox, task: SmallestTask, { holds }: Condition): Promise<number | null> {
  const { sample } = await lookForSmallest(used, { ...task, seed: 2, maxInputs: 1500 });
  const right = sample.filter(
    ({ input, hasFailed, outcome: { expected } }) => expected !== undefined && holds({ input, expected }) === hasFailed,
  );
  return sample.length === 0 ? null : right.length / sample.length;
}

/** How a solution was traced on the first example of its problem. */
export type CheckedTrace = { steps: number; fault: string | null; milliseconds: number };

async function traceForCheck(fields: ProblemText, language: PageLanguage, source: string): Promise<CheckedTrace> {
  const { problem } = readSolutions(fields);
  const [example] = problem.cases;
  if (!example) return { steps: 0, fault: 'the problem has no example', milliseconds: 0 };
  const { input, expected } = example;
  const used = nextSandbox();
  await used.prepare(language);
  const began = performance.now();
  try {
    const program = { language, source, sharesInterpreter: true };
    const run = await traceRun(used, { signature: problem.signature, ...program, input, expected }, {});
    const milliseconds = performance.now() - began;
    if (!run) return { steps: 0, fault: 'it was stopped', milliseconds };
    const check = await checkOf(problem.check);
    const wrong = run.answer === null ? run.failure : faultOf(problem, { input, expected }, run.answer, check);
    return { steps: run.trace.length, fault: wrong === '' ? 'another answer' : wrong, milliseconds };
  } catch (error) {
    return { steps: 0, fault: (error as Error).message, milliseconds: performance.now() - began };
  }
}

async function checkOf(module: string): Promise<Check | null> {
  if (module === '') return null;
  const url = `data:text/javascript,${encodeURIComponent(module)}`;
  return ((await import(/* @vite-ignore */ url)) as { check: Check }).check; // the content check verifies it
}

Object.assign(window, { judgeForCheck, smallestForCheck, traceForCheck });

import { LANGUAGES, type PageLanguage } from '#judge/languages/languages.ts';
import type { Problem } from '#judge/problem/problem.ts';
import type { JudgeInput } from '#judge/worker/messages.ts';
import type { Asked } from '#judge/verdict/verdict-of.ts';
import { formatTime } from '#client/features/practice/results/format-time.ts';
import { largestCases, MAX_LIMIT_MS, ownCases } from './made-cases.ts';
import { type Outcome, runCases, type Task } from './run-cases.ts';
import type { RunEvents, ProgramRunner } from './sandbox.ts';

export type JudgedProgram = { problem: Problem; language: PageLanguage; source: string };

/**
 * The time limit of a case: a minimum in milliseconds, and a multiple of the reference's time on this device. In a slow
 * language, what everybody writes first takes more than two seconds where the reference takes none.
 */
const MIN_MS = { usual: 2000, slow: 5000 };
const REFERENCE_FACTOR = 10;

const minOf = ({ slowness }: { slowness: number }) => (slowness > 1 ? MIN_MS.slow : MIN_MS.usual);
const limitFor = (language: PageLanguage, referenceMs: number) => {
  const facts = LANGUAGES[language];
  return Math.min(Math.max(minOf(facts), REFERENCE_FACTOR * referenceMs * facts.slowness), MAX_LIMIT_MS);
};

const sizeOf = ({ input }: Asked) => JSON.stringify(input).length;

/**
 * Judges a program on all cases, the smallest first, so that the first failing case is easy to understand.
 * @returns null if it was stopped
 */
export async function submit(
  sandbox: ProgramRunner,
  { problem, ...program }: JudgedProgram,
  events: RunEvents,
): Promise<Outcome | null> {
  const { signal } = events;
  events.onPhase?.('starting');
  const { cases: generated, slowest, broken } = await largestCases(sandbox, problem, signal);
  const written = problem.cases.map(({ input, expected }) => ({ input, expected }));
  const cases = [...written.toSorted((a, b) => sizeOf(a) - sizeOf(b)), ...generated];
  const task = { problem, ...program, cases, limit: limitFor(program.language, slowest) };
  const judgedOutcome = await runCases(sandbox, task, { ...events, stopOnFailure: true });
  const outcome = judgedOutcome && { ...judgedOutcome, broken };
  // If the first case already takes too long, the program probably has an endless loop.
  if (outcome?.verdict !== 'Time Limit Exceeded' || outcome.passed === 0) return outcome;
  events.onPhase?.('unhurried');
  return { ...outcome, message: await slownessMessage(sandbox, task, outcome, signal) };
}

/** How long to run a program that is too slow to find out whether it is right, in milliseconds. */
const patienceFor = (limit: number) => Math.max(10_000, 2 * limit);

/** Reruns a program that is too slow, from the case that timed out and with more time, and says whether it is right. */
async function slownessMessage(
  sandbox: ProgramRunner,
  { limit, ...task }: Task,
  { passed, total }: Outcome,
  stopped = new AbortController().signal,
): Promise<string> {
  const patience = patienceFor(limit);
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(patience)]);
  const rest = { ...task, cases: task.cases.slice(passed), limit: patience };
  const outcome = await runCases(sandbox, rest, { signal, stopOnFailure: true }).catch(() => null);
  const [limitText, number] = [formatTime(limit), passed + 1];
  if (outcome?.verdict === 'Accepted') {
    const slowest = formatTime(outcome.milliseconds ?? 0);
    return `Correct, but too slow: with enough time it answers all ${total} cases correctly. The slowest of them takes ${slowest}; the limit here is ${limitText}.`;
  }
  if (outcome && outcome.verdict !== 'Time Limit Exceeded')
    return `Too slow, and not correct either: case ${number} takes longer than ${limitText}, and with enough time case ${number + outcome.passed} ends with ${outcome.verdict}.`;
  return `Correct so far, but too slow: ${passed} of ${total} cases are correct, and case ${number} takes longer than ${limitText}.`;
}

/**
 * Runs a program on the examples and on the learner's own inputs; the last approach gives the answers to these.
 * @throws Error which says which of these inputs breaks the constraints
 */
export async function tryOut(
  sandbox: ProgramRunner,
  { problem, own, ...program }: JudgedProgram & { own: JudgeInput[] },
  events: RunEvents,
): Promise<Outcome | null> {
  const examples = problem.cases.filter(({ example }) => example !== null);
  const { cases: answered, broken } = await ownCases(sandbox, problem, { inputs: own, signal: events.signal });
  const cases = [...examples.map(({ input, expected }) => ({ input, expected })), ...answered];
  const task = { problem, ...program, cases, limit: 2 * minOf(LANGUAGES[program.language]) };
  const outcome = await runCases(sandbox, task, { ...events, stopOnFailure: false });
  return outcome && { ...outcome, broken };
}

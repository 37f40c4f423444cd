import { LANGUAGES, type PageLanguage } from '#shared/judge/languages.ts';
import type { JudgeInput } from '#client/sandbox/messages.ts';
import { formatTime } from '#client/features/practice/results/format-time.ts';
import { largestCases, LONGEST_MS, ownCases } from './made-cases.ts';
import { type Judged, type OneCase, type Outcome, runCases, type Task } from './run-cases.ts';
import type { RunEvents, Runner } from './sandbox.ts';

export type Submission = { judged: Judged; language: PageLanguage; source: string };

/** The time limit of a case: a minimum in milliseconds, and a multiple of the reference's time on this device. */
const MIN_MS = 2000;
const OF_REFERENCE = 10;

const limitFor = (language: PageLanguage, referenceMs: number) =>
  Math.min(Math.max(MIN_MS, OF_REFERENCE * referenceMs * LANGUAGES[language].slowness), LONGEST_MS);

const sizeOf = ({ input }: OneCase) => JSON.stringify(input).length;

/**
 * Judges a program on all cases, the smallest first, so that the first failure is easy to look at.
 * @returns null when it was stopped
 */
export async function submit(
  sandbox: Runner,
  { judged, ...program }: Submission,
  events: RunEvents,
): Promise<Outcome | null> {
  const { signal } = events;
  events.onPhase?.('starting');
  const { cases: made, slowest, broken } = await largestCases(sandbox, judged, signal);
  const given = judged.problem.cases.map(({ input, expected }) => ({ input, expected }));
  const cases = [...given.toSorted((one, other) => sizeOf(one) - sizeOf(other)), ...made];
  const task = { judged, ...program, cases, limit: limitFor(program.language, slowest) };
  const judgedOutcome = await runCases(sandbox, task, { ...events, isToStop: true });
  const outcome = judgedOutcome && { ...judgedOutcome, broken };
  // If already the first case takes too long, it is assumed to be an endless loop.
  if (outcome?.verdict !== 'Time Limit Exceeded' || outcome.passed === 0) return outcome;
  events.onPhase?.('unhurried');
  return { ...outcome, message: await sayHowSlow(sandbox, task, outcome, signal) };
}

/** How long to run a too slow program to find out whether it is right, in milliseconds. */
const patienceFor = (limit: number) => Math.max(10_000, 2 * limit);

/** Finds out whether a too slow program is right: reruns the cases from the one that timed out, with more time. */
async function sayHowSlow(
  sandbox: Runner,
  { limit, ...task }: Task,
  { passed, total }: Outcome,
  stopped = new AbortController().signal,
): Promise<string> {
  const patience = patienceFor(limit);
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(patience)]);
  const rest = { ...task, cases: task.cases.slice(passed), limit: patience };
  const outcome = await runCases(sandbox, rest, { signal, isToStop: true }).catch(() => null);
  const [limitText, number] = [formatTime(limit), passed + 1];
  if (outcome?.verdict === 'Accepted') {
    const slowest = formatTime(outcome.milliseconds ?? 0);
    return `Right, but too slow: with time enough it answers all ${total} cases right. The slowest of them takes ${slowest}; the limit here is ${limitText}.`;
  }
  if (outcome && outcome.verdict !== 'Time Limit Exceeded')
    return `Too slow, and not right either: case ${number} takes longer than ${limitText}, and with time enough case ${number + outcome.passed} ends with ${outcome.verdict}.`;
  return `Right so far, but too slow: ${passed} of ${total} cases are right, and case ${number} takes longer than ${limitText}.`;
}

/**
 * Runs a program on the examples and on the learner's own inputs, whose expected answers the last approach gives.
 * @throws Error that says which of these inputs breaks the constraints
 */
export async function tryOut(
  sandbox: Runner,
  { judged, own, ...program }: Submission & { own: JudgeInput[] },
  events: RunEvents,
): Promise<Outcome | null> {
  const examples = judged.problem.cases.filter(({ example }) => example !== null);
  const { cases: answered, broken } = await ownCases(sandbox, judged, { inputs: own, signal: events.signal });
  const cases = [...examples.map(({ input, expected }) => ({ input, expected })), ...answered];
  const task = { judged, ...program, cases, limit: MIN_MS * 2 };
  const outcome = await runCases(sandbox, task, { ...events, isToStop: false });
  return outcome && { ...outcome, broken };
}

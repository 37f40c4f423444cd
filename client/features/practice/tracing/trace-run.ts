import type { Signature } from '#judge/values/signature.ts';
import type { RunEvents, ProgramRunner } from '#client/features/practice/judge/sandbox.ts';
import type { SteppedRun } from '#client/features/practice/stepping/stepped-run.ts';
import type { JudgeInput } from '#judge/worker/messages.ts';
import type { PageLanguage } from '#judge/languages/languages.ts';
import { Trace } from '#judge/trace/read-trace.ts';
import { NotTraceable } from '#judge/tracing/not-traceable.ts';
import type { Value } from '#judge/values/values.ts';
import { tracedProgram } from '#judge/program/traced-program.ts';

/** The time limit of a traced program in milliseconds; most of it is for writing the trace. */
const LIMIT_MS = 10_000;

/** A program and an input, for stepping. */
export type TracedTask = {
  /** Null for a program that reads its input itself. */
  signature: Signature | null;
  language: PageLanguage;
  source: string;
  input: JudgeInput;
  expected?: Value;
  /** Whether the interpreter of the previous run may be reused, for programs of the site. */
  sharesInterpreter?: boolean;
};

/**
 * Runs a program once with its trace.
 * @returns null if it was stopped
 * @throws NotTraceable, or an error of the sandbox
 */
export async function traceRun(
  sandbox: ProgramRunner,
  { signature, language, source, input, expected, sharesInterpreter }: TracedTask,
  events: RunEvents,
): Promise<SteppedRun | null> {
  const mark = `${crypto.getRandomValues(new Uint32Array(2)).join('-')}:`;
  const isWhole = signature === null;
  const traced = await tracedProgram(language, source, { mark, isWhole });
  const results: { answer: Value; printed: string }[] = [];
  const { failure, isStopped } = await sandbox.run(
    {
      language: traced.language,
      source: traced.source,
      signature,
      schema: '',
      inputs: [input],
      limit: LIMIT_MS,
      traced: { prelude: traced.prelude },
      sharesInterpreter,
    },
    { ...events, onCase: (result) => results.push(result) > 0 },
  );
  if (isStopped) return null;
  if (failure?.verdict === 'Compilation Error') throw notTraceable(language, failure.message);
  const [result] = results;
  const output = result ? (isWhole ? String(result.answer) : result.printed) : (failure?.printed ?? '');
  const trace = new Trace(output, mark);
  const answer = result ? (isWhole ? trace.printed : result.answer) : null;
  return {
    trace,
    source,
    language,
    answer,
    failure: failure ? `${failure.verdict}: ${failure.message}` : null,
    expected,
  };
}

/** The error may be in the program itself, or in the instrumented one. */
const notTraceable = (language: PageLanguage, message: string) =>
  new NotTraceable(
    language === 'cpp' || language === 'c'
      ? 'The tracer does not understand this program. It runs and is judged all the same.'
      : message,
  );

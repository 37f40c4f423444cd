import type { CaseResult, JudgeInput, RunTask } from '#judge/worker/messages.ts';
import type { Measure } from '#judge/growth/growth-plan.ts';
import type { Sandbox } from './sandbox.ts';

type Timed = Pick<RunTask, 'language' | 'signature'> & {
  /** The programs by name. */
  sources: ReadonlyMap<string, string>;
  /** Inputs of a size, at most `count`, which is the number of repetitions. */
  inputsOf(size: number, count: number): JudgeInput[] | Promise<JudgeInput[]>;
};

/** Returns a function that times programs in a sandbox; it throws the reason of the signal. */
export const timeBatches =
  (sandbox: Sandbox, { language, signature, sources, inputsOf }: Timed, signal: AbortSignal): Measure =>
  async (name, { size, repeat, batches, limit }) => {
    signal.throwIfAborted();
    const task = {
      language,
      source: sources.get(name) ?? '',
      signature,
      schema: '',
      inputs: await inputsOf(size, repeat),
      measured: { batches, repeat },
      limit: Math.max(1, limit / 1e6 / repeat),
    };
    const times: number[] = [];
    const take = ({ milliseconds }: CaseResult) => times.push(milliseconds * 1e6 * repeat) > 0;
    await sandbox.run(task, { signal, onCase: take });
    signal.throwIfAborted();
    return times;
  };

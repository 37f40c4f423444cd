import { runInNewContext } from 'node:vm';
import type { ModuleTask, RunTask } from '#client/sandbox/messages.ts';
import { answerOf, type ProblemModule } from '#client/sandbox/module-tasks.ts';
import type { Runner } from '#client/features/practice/judge/sandbox.ts';
import { filesOf } from '#shared/judge/programs.ts';
import { driverInput, DriverOutput } from '#shared/judge/protocol.ts';
import { parseSignature } from '#shared/judge/signature.ts';

const MARK = 'mark';

/** Runs functions in JavaScript within this process, for trying the search without a browser; no text programs. */
export const javascriptRunner: Runner = {
  run({ language, source, signature: text, inputs, limit }: RunTask, { onCase } = {}) {
    if (language !== 'javascript') throw new TypeError(`${language} does not run here`);
    const given = inputs.flatMap((input) => ('rows' in input ? [] : [[input]]));
    const { files } = filesOf(language, parseSignature(text), source);
    const output = new DriverOutput(MARK);
    let index = 0;
    const host = {
      input: driverInput(MARK, given),
      now: () => performance.now(),
      write: (piece: string) => {
        for (const { answer, printed, nanoseconds } of output.take(piece))
          onCase?.({ index: index++, answer, printed, milliseconds: nanoseconds / 1e6 });
      },
    };
    const console = { log: (...values: unknown[]) => host.write(`${values.join(' ')}\n`) };
    try {
      runInNewContext(`{${files['main.js']}}`, { host, console }, { timeout: Math.ceil(limit * 3) });
      return Promise.resolve({ failure: null, isStopped: false });
    } catch (error) {
      const isTooSlow = (error as { code?: string }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
      const verdict = isTooSlow ? 'Time Limit Exceeded' : 'Runtime Error';
      return Promise.resolve({ failure: { verdict, message: String(error), printed: '' }, isStopped: false });
    }
  },

  async ask(task: ModuleTask) {
    const module = (await import(`data:text/javascript,${encodeURIComponent(task.module)}`)) as ProblemModule; // exports what the task needs
    return answerOf(module, task);
  },
};

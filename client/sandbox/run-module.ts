import type { ToJudge } from './messages.ts';
import type { Runner } from './runner.ts';

const MODULE_LIMIT = 5000;

export type Question = Extract<ToJudge, { type: 'generate' | 'check' }>;

/** A generator or a checker of the problem, within a limit of time of its own. Nothing is said by one that is ended. */
export function runModule(runner: Runner, question: Question): Promise<{ value: unknown; fault: string | null }> {
  const { promise, resolve } = Promise.withResolvers<{ value: unknown; fault: string | null }>();
  const finish = (value: unknown, fault: string | null) => {
    clearTimeout(timer);
    runner.end();
    resolve({ value, fault });
  };
  const timer = setTimeout(() => finish(null, `did not end within ${MODULE_LIMIT / 1000} s`), MODULE_LIMIT);
  runner.ready.then(
    () => {
      runner.listen((said) => {
        if (said.type === 'answer') finish(said.value, null);
        if (said.type === 'end') finish(null, said.message);
      });
      runner.send(
        question.type === 'generate'
          ? { type: 'module', module: question.module, name: 'generate', size: question.size, seed: question.seed }
          : { type: 'module', module: question.module, name: 'check', answers: question.answers },
      );
    },
    (error: unknown) => finish(null, String(error)),
  );
  return promise;
}

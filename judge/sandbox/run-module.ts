import type { ModuleTask } from '../worker/messages.ts';
import type { WorkerRunner } from './runner.ts';

/** In milliseconds, the same as for the slowest case of a program, as slow devices run modules slowly too. */
const MODULE_LIMIT = 15_000;

/** Runs a module of the problem, within its own time limit. If the runner is ended, this never resolves. */
export function runModule(runner: WorkerRunner, task: ModuleTask): Promise<{ value: unknown; fault: string | null }> {
  const { promise, resolve } = Promise.withResolvers<{ value: unknown; fault: string | null }>();
  const finish = (value: unknown, fault: string | null) => {
    clearTimeout(timer);
    runner.end();
    resolve({ value, fault });
  };
  const timer = setTimeout(() => finish(null, `did not end within ${MODULE_LIMIT / 1000} s`), MODULE_LIMIT);
  runner.ready.then(
    () => {
      runner.listen((reply) => {
        if (reply.type === 'answer') finish(reply.value, null);
        if (reply.type === 'end') finish(null, reply.message);
      });
      runner.send({ type: 'module', task });
    },
    (error: unknown) => finish(null, String(error)),
  );
  return promise;
}

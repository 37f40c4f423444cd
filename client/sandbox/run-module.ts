import type { ToJudge } from './messages.ts';
import type { Workshop } from './workshop.ts';

const MODULE_LIMIT = 5000;

/** A generator or a checker of the problem, within a limit of time of its own. */
export function runModule(shop: Workshop, message: Extract<ToJudge, { type: 'generate' | 'check' }>): Promise<void> {
  const runner = shop.fresh('javascript');
  return new Promise((resolve) => {
    const finish = (value: unknown, fault: string | null) => {
      clearTimeout(timer);
      runner.end();
      shop.send({ type: 'made', id: message.id, value, fault });
      resolve();
    };
    const timer = setTimeout(() => finish(null, `did not end within ${MODULE_LIMIT / 1000} s`), MODULE_LIMIT);
    runner.ready.then(
      () => {
        runner.listen((said) => {
          if (said.type === 'answer') finish(said.value, null);
          if (said.type === 'end') finish(null, said.message);
        });
        runner.send(
          message.type === 'generate'
            ? { type: 'module', module: message.module, name: 'generate', size: message.size, seed: message.seed }
            : { type: 'module', module: message.module, name: 'check', answers: message.answers },
        );
      },
      (error: unknown) => finish(null, String(error)),
    );
  });
}

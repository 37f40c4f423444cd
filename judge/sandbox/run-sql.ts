import type { Value } from '../values/values.ts';
import type { Failure, JudgeInput } from '../worker/messages.ts';
import type { WorkerRunner } from './runner.ts';
import type { CurrentRun, WorkerPool } from './worker-pool.ts';

export async function runSql(shop: WorkerPool, run: CurrentRun): Promise<void> {
  const { id, task } = run;
  for (const [index, input] of task.inputs.entries()) {
    shop.send({ type: 'phase', id, phase: 'starting' });
    const runner = run.use(shop.loaded('sql', 'sql'));
    await runner.ready;
    if (run.isOver()) return;
    const answered = await query(shop, run, { runner, input });
    if (run.isOver()) return;
    if ('verdict' in answered) return run.finish({ ...answered, printed: '' });
    shop.send({
      type: 'case',
      id,
      result: { index, answer: answered.answer, printed: '', milliseconds: answered.milliseconds },
    });
  }
  run.finish(null);
}

const query = (shop: WorkerPool, run: CurrentRun, { runner, input }: { runner: WorkerRunner; input: JudgeInput }) =>
  new Promise<Failure | { answer: Value; milliseconds: number }>((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    runner.listen((reply) => {
      if (reply.type === 'began') {
        shop.send({ type: 'phase', id: run.id, phase: 'running' });
        timer = setTimeout(() => {
          runner.end();
          resolve({ verdict: 'Time Limit Exceeded', message: '' });
        }, run.task.limit);
        return;
      }
      clearTimeout(timer);
      if (reply.type === 'answer') {
        const { milliseconds, ...table } = reply.value as { milliseconds: number; columns: string[]; rows: Value[] }; // of sql.ts
        resolve({ answer: [table.columns, table.rows], milliseconds });
      }
      if (reply.type === 'end') resolve({ verdict: 'Runtime Error', message: reply.message });
    });
    runner.send({
      type: 'query',
      schema: run.task.schema,
      rows: 'rows' in input ? input.rows : '',
      source: run.task.source,
    });
  });

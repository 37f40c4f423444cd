import { type Language, LANGUAGES } from '../languages/languages.ts';
import type { InPage } from '../languages/language-facts.ts';
import { pastedSource } from '../program/pasted-source.ts';
import { filesOf } from '../program/programs.ts';
import { compileInTurn } from './compiling.ts';
import type { Failure, FromJudge, ModuleTask, RunTask, ToJudge } from '../worker/messages.ts';
import { runModule } from './run-module.ts';
import { runProgram } from './run-program.ts';
import { runSql } from './run-sql.ts';
import type { WorkerRunner } from './runner.ts';
import { WorkerPool } from './worker-pool.ts';

/*
 * The leading worker, the only one that communicates with the page. It starts the workers that compile and run,
 * receives their output, and ends them at their limits, so that no program can keep the page busy.
 */

self.onmessage = ({ data, ports: [port] }: MessageEvent<ToJudge>) => {
  if (data.type !== 'start' || !port) return;
  const shop = new WorkerPool(data.scripts, (message: FromJudge) => port.postMessage(message));
  port.onmessage = ({ data: message }: MessageEvent<ToJudge>) => void handle(shop, message);
  shop.send({ type: 'ready' });
};

let running: { id: number; end(): void } | null = null;

async function handle(shop: WorkerPool, message: ToJudge): Promise<void> {
  if (message.type === 'tool') shop.take(message.tool, message.files, message.scripts);
  else if (message.type === 'stop') stop();
  else if (message.type === 'warm') {
    await warm(shop, message.language).catch(() => {}); // the run reports the error
    shop.send({ type: 'answered', id: message.id, value: null, fault: null });
  } else if (message.type === 'run') await start(shop, message.id, message.task);
  else if (message.type === 'module') await ask(shop, message.id, message.task);
}

/** The workers that run modules of a problem. */
const moduleRunners = new Set<WorkerRunner>();

async function ask(shop: WorkerPool, id: number, task: ModuleTask): Promise<void> {
  const runner = shop.fresh('javascript');
  moduleRunners.add(runner);
  const result = await runModule(runner, task);
  moduleRunners.delete(runner);
  shop.send({ type: 'answered', id, ...result });
}

/** Ends all workers that run something: the page no longer waits for them. */
function stop(): void {
  running?.end();
  for (const runner of moduleRunners) runner.end();
  moduleRunners.clear();
}

const warmed = new WeakSet<WorkerRunner>();

async function warm(shop: WorkerPool, language: Language): Promise<void> {
  const inPage: InPage | null = LANGUAGES[language].inPage;
  if (inPage?.isReused) await shop.loaded(inPage.worker, inPage.tool).ready;
  if (!inPage?.compiler) return;
  const compiler = shop.loaded(inPage.compiler, inPage.tool);
  await compiler.ready;
  // The first compilation is the slowest, so an empty program is compiled while the learner is still typing.
  if (warmed.has(compiler) || (language !== 'cpp' && language !== 'c')) return;
  warmed.add(compiler);
  await compileInTurn(compiler, language, filesOf(language, null, 'int main() {}'));
}

let isPythonUsed = false;

function renewPython(shop: WorkerPool): void {
  isPythonUsed = false;
  shop.renew('python', 'python');
}

async function start(shop: WorkerPool, id: number, given: RunTask): Promise<void> {
  const task = { ...given, source: pastedSource(given.source) };
  running?.end();
  const isShared = task.measured !== undefined || task.sharesInterpreter === true;
  let hasEnded = false;
  const workers = new Set<WorkerRunner>();
  const finish = (failure: (Failure & { printed: string }) | null) => {
    if (hasEnded) return;
    hasEnded = true;
    if (running?.id === id) running = null;
    shop.send({ type: 'ended', id, failure });
    // A program may leave its interpreter changed or broken: load a new one now, so that the next run does not wait.
    if (task.language !== 'python') return;
    isPythonUsed = true;
    if (!isShared) renewPython(shop);
  };
  running = {
    id,
    end() {
      for (const worker of workers) worker.end();
      finish(null);
    },
  };
  const run = {
    id,
    task,
    isOver: () => hasEnded,
    use(runner: WorkerRunner) {
      workers.add(runner);
      return runner;
    },
    release: (runner: WorkerRunner) => void workers.delete(runner),
    finish,
  };
  if (task.language === 'python' && isPythonUsed && !isShared) renewPython(shop);
  try {
    await (task.language === 'sql' ? runSql(shop, run) : runProgram(shop, run));
  } catch (error) {
    finish({ verdict: 'Runtime Error', message: (error as Error).message, printed: '' }); // of a tool that did not load
  }
}

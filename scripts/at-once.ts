/**
 * `node scripts/at-once.ts <script> …`: npm scripts, one more at a time than there are cores, as some mostly wait.
 * What each prints stands in one piece, in the order of the list: the first that has not ended shows it at once. All
 * are run, whatever becomes of the others; those that failed are named at the end, and the exit code is the first one's.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

type Script = { name: string; held: Buffer[]; code: number | null };

type Options = {
  lanes?: number;
  command?: (name: string) => string[];
  print?: (output: Buffer) => void;
};

const npmRun = (name: string) => ['npm', 'run', name];

/** @returns the exit code */
export async function runAtOnce(names: string[], options: Options = {}): Promise<number> {
  const { lanes = availableParallelism() + 1, command = npmRun } = options;
  const { print = (output) => void process.stdout.write(output) } = options;
  const scripts = names.map((name): Script => ({ name, held: [], code: null }));
  const running = new Set<ChildProcess>();
  let hasToEnd = false;

  /** What is shown ends with the first script that still runs. */
  const show = () => {
    for (const { held, code } of scripts) {
      for (const output of held.splice(0)) print(output);
      if (code === null) return;
    }
  };

  const run = (script: Script) =>
    new Promise<void>((done) => {
      const [program = '', ...args] = command(script.name);
      const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
      running.add(child);
      const take = (output: Buffer) => {
        script.held.push(output);
        show();
      };
      child.stdout.on('data', take);
      child.stderr.on('data', take);
      child.on('error', (error) => take(Buffer.from(`${error.message}\n`)));
      child.on('close', (code) => {
        running.delete(child);
        // A signal, or a program that is not there, has no exit code.
        script.code = code === null || code < 0 ? 1 : code;
        show();
        done();
      });
    });

  const end = (signal: NodeJS.Signals) => {
    hasToEnd = true;
    // npm passes a signal on to its shell alone.
    for (const { pid } of running) if (pid !== undefined) process.kill(-pid, signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
  const queue = scripts.values(); // the lanes take from one
  const lane = async () => {
    for (const script of queue) {
      if (hasToEnd) script.code = 1;
      else await run(script);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, end);
  const failed = scripts.filter(({ code }) => code !== 0);
  if (failed.length > 0) print(Buffer.from(`Failed: ${failed.map(({ name }) => name).join(', ')}\n`));
  return failed[0]?.code ?? 0;
}

if (import.meta.main) process.exitCode = await runAtOnce(process.argv.slice(2));

/**
 * `node scripts/at-once.ts <script> …`: runs npm scripts, one more at a time than there are cores, as some mostly wait.
 * Output is grouped by script in the order of the list; that of the first unfinished script is printed as it comes. All
 * scripts run even if others fail; failed ones are named at the end, and the exit code is that of the first of them.
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

  /** Prints the buffered output up to and including that of the first unfinished script. */
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
        // A script that was killed by a signal or could not be spawned has no exit code.
        script.code = code === null || code < 0 ? 1 : code;
        show();
        done();
      });
    });

  const end = (signal: NodeJS.Signals) => {
    hasToEnd = true;
    // To the process group: npm forwards a signal to its shell only.
    for (const { pid } of running) if (pid !== undefined) process.kill(-pid, signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
  const queue = scripts.values(); // shared by all lanes
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

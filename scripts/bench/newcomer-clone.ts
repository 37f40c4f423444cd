import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { SETTINGS } from '#server/config/settings.ts';
import { ROOT } from './load/processes.ts';

const POLL_MS = 100;
const STOP_MS = 30_000;
/** The timeout of a step, longer than any takes on a slow machine, so that only hangs are reported. */
export const MAX_MS = 20 * 60_000;

export type Clone = ReturnType<typeof cloneRepository>;

/** Clones the checked-out commit, with nothing of this checkout: no packages, no build, no data, an empty cache. */
export function cloneRepository(scratch: string) {
  const folder = join(scratch, 'gearup');
  const cache = join(scratch, 'cache');
  const postmaster = join(folder, '.data/postgres/postmaster.pid');
  mkdirSync(cache, { recursive: true });
  execFileSync('git', ['clone', '--quiet', `file://${ROOT}`, folder]);
  const running = new Set<ChildProcess>();

  /** Runs a command in its own process group, so that its child processes end with it. */
  function run(command: string[], settings: Record<string, string> = {}) {
    const [program = '', ...args] = command;
    const env = { ...newcomersEnvironment(), XDG_CACHE_HOME: cache, ...settings };
    const child = spawn(program, args, { cwd: folder, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    const ended = new Promise<void>((done) => child.once('close', done)).then(() => void running.delete(child));
    return { child, said: () => output, ended };
  }

  return {
    folder,
    cache,

    /** @returns seconds */
    async install(): Promise<number> {
      const startedAt = performance.now();
      const { child, said, ended } = run(['npm', 'install']);
      await ended;
      if (child.exitCode !== 0) throw new Error(`npm install failed:\n${said()}`);
      return secondsSince(startedAt);
    },

    /** Runs `npm start` until the home page is served; `seconds` is how long that took. */
    async start(port: number) {
      const startedAt = performance.now();
      const url = `http://127.0.0.1:${port}`;
      const { child, said } = run(['npm', 'start'], { PORT: String(port) });
      await until('the first page', async () => {
        if (child.exitCode !== null) throw new Error(`npm start has ended:\n${said()}`);
        const answer = await fetch(url).catch(() => null); // nothing listens yet
        const text = await answer?.text();
        return answer?.status === 200 && /^text\/html/.test(answer.headers.get('content-type') ?? '') && text !== '';
      });
      return { url, seconds: secondsSince(startedAt) };
    },

    /** Ends all processes, including the embedded database, which has its own process group. */
    async stop(): Promise<void> {
      for (const child of running) signal(-(child.pid ?? 0), 'SIGTERM');
      const isOver = () => Promise.resolve(running.size === 0 && !existsSync(postmaster));
      await until('the end', isOver, STOP_MS).catch(() => {
        for (const child of running) signal(-(child.pid ?? 0), 'SIGKILL');
        if (existsSync(postmaster)) signal(Number(readFileSync(postmaster, 'utf8').split('\n', 1)[0]), 'SIGQUIT');
      });
    },
  };
}

/** The environment without variables of npm and of the site's settings; npm's cache stays where it is. */
function newcomersEnvironment(): Record<string, string | undefined> {
  const isOfNpm = (name: string) => /^(npm_|NODE$|NODE_ENV$|INIT_CWD$)/.test(name);
  const remaining = Object.entries(process.env).filter(([name]) => !isOfNpm(name) && !(name in SETTINGS));
  const folders = (process.env.PATH ?? '').split(delimiter).filter((path) => !path.includes('node_modules'));
  return { ...Object.fromEntries(remaining), PATH: folders.join(delimiter) };
}

/** Does nothing when the process has already ended. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    if (pid !== 0) process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

export const secondsSince = (startedAt: number): number => (performance.now() - startedAt) / 1000;

/** @throws Error when the condition is not met in time */
export async function until(what: string, isSo: () => Promise<boolean>, maxMs = MAX_MS): Promise<void> {
  const startedAt = performance.now();
  while (!(await isSo())) {
    if (performance.now() - startedAt > maxMs) throw new Error(`${what} did not come within ${maxMs / 1000} s`);
    await new Promise((later) => setTimeout(later, POLL_MS));
  }
}

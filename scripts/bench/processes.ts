import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SETTINGS } from '#server/env.ts';

export const ROOT = join(import.meta.dirname, '../..');
const ADDRESS = /http:\/\/localhost:\d+/;

export const ADMIN_PASSWORD = 'of the scratch database';

export type Running = { url: string; pid: number; seconds: number; stop(): Promise<void> };

/** Starts a program that prints its address; `seconds` is how long that took. */
export function startProgram(args: string[], env: Record<string, string>): Promise<Running> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  return new Promise((done, failed) => {
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const url = ADDRESS.exec(output)?.[0];
      if (url) done(running(child, { url, ended, seconds: (performance.now() - startedAt) / 1000 }));
    });
    void ended.then(() => failed(new Error(`${args.join(' ')} ended early:\n${output}`)));
  });
}

function running(child: ChildProcess, { url, ended, seconds }: { url: string; ended: Promise<void>; seconds: number }) {
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { url, pid: child.pid ?? 0, seconds, stop };
}

/** The flags that `npm start` gives to node, and the variables that it sets. */
function startOptions(): { flags: string[]; variables: Record<string, string> } {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: { start: string } };
  const words = scripts.start.split(' ');
  const variables = words.filter((word) => /^[A-Z_]+=/.test(word)).map((word) => word.split('=', 2));
  return {
    flags: words.filter((word) => word.startsWith('--')),
    variables: Object.fromEntries(variables) as Record<string, string>,
  };
}

/** The site with its own data folder and no settings but the defaults and the given ones, whatever .env says. */
export function startSite(dataDir: string, given: Record<string, string> = {}): Promise<Running> {
  const unset = Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, '']));
  const settings = { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn', ADMIN_PASSWORD, ...given };
  const { flags, variables } = startOptions();
  return startProgram([...flags, 'scripts/start.ts'], { ...unset, ...settings, ...variables, NODE_ENV: 'production' });
}

/** Resident memory of a process, in bytes. */
export function residentMemory(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024;
}

export type Load = { requests: number; seconds: number };

/** Requests from a process of its own. @throws Error when one of them was not answered with 2xx */
export async function load(
  url: string,
  { seconds, headers = {} }: { seconds: number; headers?: Record<string, string> },
): Promise<Load> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['--headers', `${name}=${value}`]);
  const options = ['--json', '--connections', '50', '--duration', String(seconds), ...given];
  const child = spawn(join(ROOT, 'node_modules/.bin/autocannon'), [...options, url], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  for await (const text of child.stdout.setEncoding('utf8')) output += text as string; // the encoding is set
  const result = JSON.parse(output) as { '2xx': number; non2xx: number; errors: number; duration: number };
  if (result.non2xx + result.errors > 0 || result['2xx'] === 0) {
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} requests failed`);
  }
  return { requests: result['2xx'], seconds: result.duration };
}

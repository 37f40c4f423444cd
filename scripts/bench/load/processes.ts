import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { SETTINGS } from '#server/config/settings.ts';
import type { LoadOptions } from './load.ts';

export const ROOT = join(import.meta.dirname, '../../..');
const ADDRESS = /http:\/\/localhost:\d+/;

export const ADMIN_PASSWORD = 'of the scratch database';

export type Running = { url: string; pid: number; seconds: number; stop(): Promise<void> };

/** Starts a program that prints its URL; `seconds` is how long that took. */
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

/** The flags that `npm start` passes to node, and the variables that it sets. */
function startOptions(): { flags: string[]; variables: Record<string, string> } {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: { start: string } };
  const words = scripts.start.split(' ');
  const variables = words.filter((word) => /^[A-Z_]+=/.test(word)).map((word) => word.split('=', 2));
  return {
    flags: words.filter((word) => word.startsWith('--')),
    variables: Object.fromEntries(variables) as Record<string, string>,
  };
}

/** Starts the site with a separate data folder, with only the default and the given settings, ignoring .env. */
export function startSite(dataDir: string, given: Record<string, string> = {}): Promise<Running> {
  const unset = Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, '']));
  const settings = { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn', ADMIN_PASSWORD, ...given };
  const { flags, variables } = startOptions();
  return startProgram([...flags, 'scripts/start.ts', '--without-tools'], {
    ...unset,
    ...settings,
    ...variables,
    NODE_ENV: 'production',
  });
}

/** Resident memory of a process, in bytes. */
export function residentMemory(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024;
}

export type Load = {
  requests: number;
  seconds: number;
  /** The 99th percentile of the latency, in milliseconds. */
  p99: number;
};

type LoadOf = Partial<Omit<LoadOptions, 'url'>> & {
  seconds: number;
  /** Statuses that are accepted besides 2xx. */
  accepted?: number[];
};

/** Sends requests from a separate process. @throws Error when one fails or gets an unexpected status */
export async function load(
  address: string,
  { seconds, paths, connections = 50, headers = {}, accepted = [], timeout }: LoadOf,
): Promise<Load> {
  const { origin, pathname, search } = new URL(address);
  const requestedPaths = paths ?? [decodeURI(pathname + search)];
  const options: LoadOptions = { url: origin, paths: requestedPaths, connections, seconds, headers, timeout };
  const child = spawn(process.execPath, [join(import.meta.dirname, 'load.ts'), JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const text of child.stdout.setEncoding('utf8')) output += text as string; // the encoding is set
  const result = JSON.parse(output) as Result;
  const { errors, duration, p99, statusCodeStats } = result;
  const counts = Object.entries(statusCodeStats).map(([status, { count }]) => ({ status: Number(status), count }));
  const unexpected = counts.filter(({ status }) => Math.floor(status / 100) !== 2 && !accepted.includes(status));
  if (unexpected.length > 0 || errors > 0 || counts.length === 0)
    throw new Error(`${address}: ${JSON.stringify(statusCodeStats)}, ${errors} requests failed`);
  return { requests: counts.reduce((sum, { count }) => sum + count, 0), seconds: duration, p99 };
}

/** The parts of load.ts's output that are read here. */
type Result = {
  errors: number;
  duration: number;
  p99: number;
  statusCodeStats: Record<string, { count: number }>;
};

/** Finds a free port. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  return typeof address === 'object' && address ? address.port : 0;
}

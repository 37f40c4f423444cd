import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { inject, vi } from 'vitest';
import { SETTINGS } from '#server/config/settings.ts';
import { readSecrets } from '#server/database/embedded.ts';

export const ROOT = join(import.meta.dirname, '../..');
const BIN = join(ROOT, 'node_modules/.bin');
const NODE = join(BIN, 'node');
const COMPILED = join(ROOT, '.cache/compiled');

export type Settings = Partial<Record<keyof typeof SETTINGS, string>>;

export type Run = {
  child: ChildProcess;
  stdout(): string;
  stderr(): string;
  /** Resolves when standard output contains the text; rejects when the process ends without it. */
  prints(text: string | RegExp): Promise<string>;
  ended: Promise<number | NodeJS.Signals | null>;
};

export type Site = Run & { url: string };

const WAIT_MS = 30_000;

const runs: Run[] = [];
const folders: string[] = [];

/** Creates a folder for DATA_DIR that `cleanUp` removes, after stopping the database in it. */
export function newDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gearup-start-'));
  folders.push(folder);
  return folder;
}

/** The administrator's password of the sites that use `startedDataDir`. */
export const ADMIN_PASSWORD = 'known to the tests';

/** Creates such a folder as left by a first start: with a database, a little content and an administrator. */
export function startedDataDir(): string {
  const folder = newDataDir();
  // Keeps owners, unlike Node's copy functions: when run by root, the database belongs to another user.
  execFileSync('cp', ['-a', `${inject('startedBefore')}/.`, folder]);
  return folder;
}

/** Ends what a test file has started; call it after all its tests. */
export async function cleanUp(): Promise<void> {
  const [started, created] = [runs.splice(0), folders.splice(0)]; // the next file shares this module
  for (const { child } of started) child.kill('SIGTERM');
  await Promise.all(started.map((run) => run.ended));
  for (const folder of created) {
    const pid = postgresPid(folder);
    if (isRunning(pid)) process.kill(pid, 'SIGQUIT');
    await ends(pid);
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Runs a program of the project with only these settings, whatever .env says.
 * @param copy a copy of the project to run it in, whose .env is used
 */
export function run(command: string[], settings: Settings, copy?: string): Run {
  const [program = '', ...args] = command;
  const unset = copy ? {} : Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, '']));
  const child = spawn(program, args, {
    cwd: copy ?? ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: `${BIN}${delimiter}${process.env.PATH}`,
      HOME: tmpdir(),
      // Shared, as dozens of processes load the same files.
      NODE_COMPILE_CACHE: COMPILED,
      ...unset,
      // Off, as the machine is busy with other tests; load shedding has its own tests.
      SHED_LAG_MS: '0',
      ...settings,
    },
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const ended = new Promise<number | NodeJS.Signals | null>((done) => {
    child.on('close', (code, signal) => done(code ?? signal));
  });
  const prints = (text: string | RegExp) =>
    new Promise<string>((done, failed) => {
      const look = () => {
        if (typeof text === 'string' ? stdout.includes(text) : text.test(stdout)) done(stdout);
      };
      look();
      child.stdout.on('data', look);
      void ended.then((code) => failed(new Error(`Ended (${code}) before it said ${text}:\n${stdout}${stderr}`)));
    });
  const started: Run = { child, ended, prints, stdout: () => stdout, stderr: () => stderr };
  runs.push(started);
  return started;
}

export type Launch = Settings & { DATA_DIR: string };

/**
 * The command prefix to run as another user, for root. Like the database, that user may enter folders of root: the
 * checkout may be in one.
 */
export const asUser = (uid: number): string[] => [
  'setpriv',
  '--securebits=+no_setuid_fixup',
  '--inh-caps=+dac_read_search',
  '--ambient-caps=+dac_read_search',
  `--reuid=${uid}`,
  `--regid=${uid}`,
  '--clear-groups',
];

/** `npm start` without npm, on any free port. It may not be serving yet. */
export const launch = (settings: Settings, runner: string[] = []): Run =>
  run([...runner, NODE, 'scripts/start.ts', '--without-tools'], { PORT: '0', ...settings });

const ADDRESS = /GearUp is on (http:\/\/\S+)/;

/** Starts a site, and waits until it answers. */
export async function start(settings: Launch, runner?: string[]): Promise<Site> {
  const launched = launch(settings, runner);
  return ready(launched);
}

/** The same with little content, for a first start in which the amount does not matter. */
export const startSmall = (settings: Launch, runner?: string[]): Promise<Site> =>
  startIn(inject('smallCheckout'), settings, runner);

/** Starts the site of a copy of the project, and waits until it answers. */
export const startIn = (copy: string, settings: Launch, runner: string[] = []): Promise<Site> =>
  ready(run([...runner, NODE, 'server/main.ts'], { PORT: '0', ...settings }, copy));

export async function ready(launched: Run): Promise<Site> {
  const url = ADDRESS.exec(await launched.prints(ADDRESS))?.[1] ?? '';
  return { ...launched, url };
}

/** Ends a site and waits for its end. */
export function end(site: Run, signal: NodeJS.Signals = 'SIGTERM'): Promise<number | NodeJS.Signals | null> {
  site.child.kill(signal);
  return site.ended;
}

/** The random password printed by a first start. */
export const printedPassword = ({ stdout }: Run): string | undefined =>
  /First administrator: admin, password: (\S+) \(shown only now\)/.exec(stdout())?.[1];

/** The process of the embedded database, 0 when its folder names none. */
export function postgresPid(dataDir: string): number {
  try {
    return Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n', 1)[0]);
  } catch {
    return 0;
  }
}

/** False for a zombie too, as in a container nothing may reap it. */
export function isRunning(pid: number): boolean {
  if (pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  try {
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return process.platform !== 'linux';
  }
}

/** The processes that a process has started itself, and whose command line contains this text. */
export function childrenOf(parent = 0, command = ''): number[] {
  const isChild = (pid: string) => {
    try {
      return (
        new RegExp(`^${pid} \\(.*\\) \\S ${parent} `).test(readFileSync(`/proc/${pid}/stat`, 'utf8')) &&
        readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(command)
      );
    } catch {
      return false; // gone in the meantime
    }
  };
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isChild(name))
    .map(Number);
}

/** Resolves when a process is gone, as PostgreSQL takes a moment from its last output to its end. */
export const ends = (pid: number): Promise<void> =>
  vi.waitFor(() => {
    if (isRunning(pid)) throw new Error(`Process ${pid} still runs`);
  }, WAIT_MS);

/** The URL of the embedded database that is running on a data folder. */
export function databaseUrl(dataDir: string): string {
  const { postgresPassword } = readSecrets(dataDir);
  const port = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3];
  return `postgresql://gearup:${postgresPassword}@127.0.0.1:${port}/gearup`;
}

/**
 * How many statements wait for a lock. A connection of its own asks: within a transaction, what was first seen of
 * pg_stat_activity stays.
 */
export async function statementsWaiting(dataDir: string): Promise<number | null> {
  const client = new pg.Client({ connectionString: databaseUrl(dataDir) });
  await client.connect();
  const { rowCount } = await client.query("SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock'");
  await client.end();
  return rowCount;
}

export function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer().on('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

import { execFile, type ChildProcess, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { vi } from 'vitest';
import { childrenOf, freePort } from './site.ts';

const run = promisify(execFile);

const DEBIAN = '/usr/lib/postgresql';
const binaries = existsSync(DEBIAN)
  ? readdirSync(DEBIAN)
      .map((version) => join(DEBIAN, version, 'bin'))
      .findLast((folder) => existsSync(join(folder, 'pg_basebackup')))
  : undefined;

/** The embedded PostgreSQL lacks the program that copies a running server; Debian's `postgresql` has it. */
export const hasServers = binaries !== undefined;

// PostgreSQL does not run as root, so it runs as this user.
const NOBODY = 65534;
const isRoot = process.getuid?.() === 0;
const owner = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

const DEADLINE = { timeout: 60_000 };

export type Server = {
  port: number;
  folder: string;
  child: ChildProcess;
  /** Suspends it with all its processes, like a machine that hangs: its connections stay open. */
  hang(): void;
};

/** A server that accepts writes, and a standby: acknowledged writes can be read from both. */
export async function startServerPair() {
  const folder = mkdtempSync(join(tmpdir(), 'gearup-servers-'));
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  const servers: Server[] = [];

  const tool = (name: string, ...args: string[]) => run(join(binaries ?? '', name), args, { ...owner, cwd: folder });

  async function startServer(data: string, ...settings: string[]): Promise<Server> {
    const port = await freePort();
    const all = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', ...settings];
    const args = ['-D', data, ...all.flatMap((setting) => ['-c', setting])];
    const child = spawn(join(binaries ?? '', 'postgres'), args, { ...owner, cwd: folder, stdio: 'ignore' });
    const hang = () => {
      for (const pid of [child.pid ?? 0, ...childrenOf(child.pid ?? 0)]) process.kill(pid, 'SIGSTOP');
    };
    const server: Server = { port, folder: data, child, hang };
    servers.push(server);
    await vi.waitFor(() => query(port, 'SELECT 1', 'postgres'), DEADLINE);
    return server;
  }

  await tool('initdb', '-D', first, '-U', 'gearup', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync');
  // A write is acknowledged once both have it. Only the first one's command line makes it wait for a standby: once the
  // second is promoted, it waits for nobody.
  const primary = await startServer(first, 'synchronous_standby_names=*', 'synchronous_commit=local');
  await query(primary.port, 'CREATE DATABASE gearup', 'postgres');

  return {
    primary,
    /** Copies the primary, and makes the copy follow it from now on. */
    async addStandby(): Promise<Server> {
      const source = `host=127.0.0.1 port=${primary.port} user=gearup`;
      await tool('pg_basebackup', '-D', second, '-d', source, '-R', '-X', 'stream', '-c', 'fast', '--no-sync');
      const standby = await startServer(second, 'primary_slot_name=');
      await query(primary.port, "ALTER DATABASE gearup SET synchronous_commit = 'remote_apply'");
      const inStep = "SELECT FROM pg_stat_replication WHERE sync_state = 'sync'";
      await vi.waitFor(async () => {
        if ((await query(primary.port, inStep)).rowCount !== 1) throw new Error('The standby does not follow');
      }, DEADLINE);
      return standby;
    },
    promote: ({ folder: data }: Server) => tool('pg_ctl', 'promote', '-D', data, '-w'),
    async stop() {
      for (const { child } of servers) {
        if (child.exitCode !== null || child.signalCode !== null) continue;
        // A suspended process receives no other signal.
        for (const pid of [...childrenOf(child.pid ?? 0), child.pid ?? 0]) process.kill(pid, 'SIGCONT');
        child.kill('SIGQUIT');
        await new Promise((done) => child.once('close', done));
      }
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}

/** Runs a statement on a new connection. */
export async function query(port: number, text: string, database = 'gearup'): Promise<pg.QueryResult> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'gearup', database });
  client.on('error', () => {}); // the failing query reports it
  try {
    await client.connect();
    return await client.query(text);
  } finally {
    await client.end().catch(() => {});
  }
}

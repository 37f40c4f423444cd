import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { vi } from 'vitest';
import { freePort } from './site.ts';

/** Debian installs it in a folder that only root has in the path. */
const PATH = `${process.env.PATH}:/usr/sbin`;

export const hasPgBouncer = spawnSync('pgbouncer', ['--version'], { env: { PATH } }).status === 0;

/** PgBouncer refuses to run as root, so it runs as this user. */
const NOBODY = 65534;

export type PgBouncer = { url: string; stop(): Promise<void> };

/** Starts Debian's PgBouncer in front of a server, in transaction mode, with only the settings that a site needs. */
export async function startPgBouncer(serverUrl: string, serverConnections: number): Promise<PgBouncer> {
  const { username, password, hostname, port, pathname } = new URL(serverUrl);
  const folder = mkdtempSync(join(tmpdir(), 'gearup-pgbouncer-'));
  const listenPort = await freePort();
  const users = join(folder, 'users.txt');
  writeFileSync(users, `"${username}" "${decodeURIComponent(password)}"\n`);
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = plain
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${serverConnections}
max_client_conn = 200
`,
  );
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    chmodSync(folder, 0o700);
    for (const path of [folder, users, settings]) chownSync(path, NOBODY, NOBODY);
  }
  const child: ChildProcess = spawn('pgbouncer', ['--quiet', settings], {
    env: { PATH },
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
  });
  let output = '';
  child.stderr?.on('data', (text: Buffer) => (output += text.toString()));
  const ended = once(child, 'exit');
  const url = `postgresql://${username}:${password}@127.0.0.1:${listenPort}${pathname}`;
  await vi.waitFor(
    async () => {
      if (child.exitCode !== null) throw new Error(`PgBouncer has ended: ${output}`);
      const client = new pg.Client({ connectionString: url });
      client.on('error', () => {});
      await client.connect();
      await client.end();
    },
    { timeout: 30_000, interval: 50 },
  );
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

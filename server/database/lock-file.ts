import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of a cluster's files. */
type Folder = { folder: string };

type LockFile = { pid: number; port: number; sharedMemory: string };

/** Reads what the last server of this cluster, which may be dead, wrote about itself. */
export function lockFileOf({ folder }: Folder): LockFile | null {
  try {
    const lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
    const sharedMemory = lines[6]?.trim().split(/\s+/)[1] ?? '';
    return { pid: Number(lines[0]), port: Number(lines[3]), sharedMemory };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Returns the port of the server that is running on this cluster, if there is one. */
export function runningPort(cluster: Folder): number | null {
  const lock = lockFileOf(cluster);
  return lock && lock.pid > 0 && lock.port > 0 && isPostgres(lock.pid) ? lock.port : null;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

// After a restart of the machine another program may have the process id that a dead server left in its lock file.
function isPostgres(pid: number): boolean {
  if (!isAlive(pid)) return false;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
  } catch {
    return process.platform !== 'linux';
  }
}

/** Whether children of a dead server are still about to end: no other server starts until then. */
export function hasSurvivors(cluster: Folder): boolean {
  const lock = lockFileOf(cluster);
  return lock !== null && lock.pid > 0 && !isPostgres(lock.pid) && isAttached(lock.sharedMemory);
}

/** A lock file that stays empty for this many milliseconds was left by a power failure, and is not being written. */
const EMPTY_MS = 5000;

/**
 * PostgreSQL clears a dead server's lock file itself, after making sure that none of that server's children is still
 * writing. It refuses only when the process id in the file now belongs to another program (or a zombie): then the file
 * is removed here, once those children are gone.
 */
export function removeMistakenLock(cluster: Folder) {
  const file = join(cluster.folder, 'postmaster.pid');
  const lock = lockFileOf(cluster);
  if (!lock) return;
  const isMistaken =
    lock.pid > 0 ? isAlive(lock.pid) && !isPostgres(lock.pid) : Date.now() - statSync(file).mtimeMs > EMPTY_MS;
  if (isMistaken && !isAttached(lock.sharedMemory)) rmSync(file, { force: true });
}

/** True while processes are attached to that (System V) shared memory. */
function isAttached(sharedMemory: string): boolean {
  try {
    const rows = readFileSync('/proc/sysvipc/shm', 'utf8').split('\n').slice(1);
    return rows.some((row) => {
      const columns = row.trim().split(/\s+/);
      return columns[1] === sharedMemory && Number(columns[6]) > 0;
    });
  } catch {
    return false;
  }
}

import { readdirSync, readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

const THREADS = '/proc/self/task';

/**
 * Gives the event loop priority over the threads that hash, compress and read files: a hash takes every free core,
 * and pages would wait for it. Only on Linux, where each thread has its own priority; threads that these start,
 * as argon2 does, inherit it.
 */
export function lowerPoolPriority(): void {
  if (process.platform !== 'linux') return;
  // The threads start with the first file that is read, long before the site serves.
  for (const thread of readdirSync(THREADS))
    if (readFileSync(`${THREADS}/${thread}/comm`, 'utf8').trim() === 'libuv-worker')
      setPriority(Number(thread), constants.priority.PRIORITY_BELOW_NORMAL);
}

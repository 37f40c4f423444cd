import { readdirSync, readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

const THREADS = '/proc/self/task';

/**
 * Lets the event loop go before the threads that hash, compress and read files: a hash takes every core that is free,
 * and pages would wait for it. On Linux alone, where each thread has a priority of its own; threads that these begin,
 * as argon2 does, inherit it.
 */
export function lowerPoolPriority(): void {
  if (process.platform !== 'linux') return;
  // They begin with the first file that is read, long before a site serves.
  for (const thread of readdirSync(THREADS))
    if (readFileSync(`${THREADS}/${thread}/comm`, 'utf8').trim() === 'libuv-worker')
      setPriority(Number(thread), constants.priority.PRIORITY_BELOW_NORMAL);
}

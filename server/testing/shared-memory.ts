import { statfsSync } from 'node:fs';
import { totalmem } from 'node:os';

const IN_MEMORY = '/dev/shm';
/** Several times what the tests hold at the same time. */
const ENOUGH = 8 * 1024 ** 3;

function hasRoom(): boolean {
  try {
    const { blocks, bsize } = statfsSync(IN_MEMORY);
    return Math.min(blocks * bsize, totalmem(), process.constrainedMemory() || Infinity) >= ENOUGH;
  } catch {
    return false;
  }
}

/** Whether a browser may pass what it draws through memory, instead of files on a disk. */
export const hasSharedMemory = hasRoom();

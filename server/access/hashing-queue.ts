import { AppError } from '#server/errors.ts';
import { shedCalls } from '#server/metrics/instruments.ts';

type Bounds = {
  atOnce: number;
  mostWaiting: number;
  /** How long one may wait for its turn, in milliseconds. */
  longestMs: number;
};

/** A hash takes 64 MB, and processor time that pages need: one at a time leaves a core, and threads of libuv's pool. */
const BOUNDS: Bounds = { atOnce: 1, mostWaiting: 20, longestMs: 3500 };
const TRY_AGAIN_SECONDS = 5;

export type HashingQueue = {
  /** For a door, before anything is done for a call that would hash. @throws AppError unavailable if the queue is full */
  requireRoom(): void;
  /** Runs the work when it is its turn. @throws AppError unavailable if the queue is full, or the wait too long */
  run<T>(work: () => Promise<T>): Promise<T>;
};

export function createHashingQueue({ atOnce, mostWaiting, longestMs }: Bounds = BOUNDS): HashingQueue {
  const waiting = new Set<() => void>();
  let running = 0;

  function requireRoom() {
    if (running >= atOnce && waiting.size >= mostWaiting) throw tooBusy();
  }

  function turn(): Promise<void> {
    requireRoom();
    if (running < atOnce) {
      running++;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(begin);
        reject(tooBusy());
      }, longestMs);
      waiting.add(begin);
    });
  }

  /** Hands the turn to the one that has waited longest. */
  function end() {
    const [next] = waiting;
    if (next) {
      waiting.delete(next);
      next();
    } else running--;
  }

  return {
    requireRoom,
    async run(work) {
      await turn();
      try {
        return await work();
      } finally {
        end();
      }
    },
  };
}

function tooBusy(): AppError {
  shedCalls.inc();
  return new AppError('unavailable', 'Too many are signing in at the moment; please try again in a moment', {
    retryAfter: TRY_AGAIN_SECONDS,
  });
}

/** The queue of this process. */
export const hashingQueue = createHashingQueue();

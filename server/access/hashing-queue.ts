import { AppError } from '#server/errors.ts';
import { shedCalls } from '#server/metrics/instruments.ts';

type Bounds = {
  atOnce: number;
  maxWaiting: number;
  /** The maximum wait of a call for its turn, in milliseconds. */
  maxWaitMs: number;
};

/** A hash takes 64 MB, and CPU time that pages need: one at a time leaves a core and threads of libuv's pool free. */
const BOUNDS: Bounds = { atOnce: 1, maxWaiting: 20, maxWaitMs: 3500 };
const TRY_AGAIN_SECONDS = 5;

export type HashingQueue = {
  /**
   * Call it at an API, before anything is done for a call that hashes. @throws AppError unavailable if the queue is
   * full
   */
  requireRoom(): void;
  /** Runs the work when it is its turn. @throws AppError unavailable if the queue is full, or the wait is too long */
  run<T>(work: () => Promise<T>): Promise<T>;
};

export function createHashingQueue({ atOnce, maxWaiting, maxWaitMs }: Bounds = BOUNDS): HashingQueue {
  const waiting = new Set<() => void>();
  let running = 0;

  function requireRoom() {
    if (running >= atOnce && waiting.size >= maxWaiting) throw tooBusy();
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
      }, maxWaitMs);
      waiting.add(begin);
    });
  }

  /** Gives the turn to the call that has waited longest. */
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
  return new AppError('unavailable', 'Too many people are signing in at the moment; please try again in a moment', {
    retryAfter: TRY_AGAIN_SECONDS,
  });
}

/** The queue of this process. */
export const hashingQueue = createHashingQueue();

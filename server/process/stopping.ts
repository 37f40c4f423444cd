import type { Logger } from 'pino';

/** After this many milliseconds a stop ends, whatever it waits for. */
const GIVE_UP_MS = 30_000;

/**
 * Resolves with the first signal to stop; further ones are the same wish (a terminal and npm both pass on Ctrl-C). A
 * signal during the start takes effect after it, so that nothing is left half made.
 */
export function signalled(): Promise<string> {
  return new Promise((done) => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
      process.on(signal, () => {
        done(signal);
        setTimeout(() => process.exit(1), GIVE_UP_MS).unref();
      });
    }
  });
}

/** Ends this process when it is told to, once what it has open is closed. */
export function endWhen(stopRequested: Promise<string>, log: Logger, close: () => Promise<void>): void {
  void stopRequested.then(async (signal) => {
    log.info({ signal }, 'stopping');
    try {
      await close();
      process.exit(0);
    } catch (error) {
      log.error({ err: error }, 'stopped, but not in order');
      process.exit(1);
    }
  });
}

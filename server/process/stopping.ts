import type { Logger } from 'pino';

/** The process exits this many milliseconds after a stop signal, whatever it is still waiting for. */
const GIVE_UP_MS = 30_000;

/**
 * Resolves with the first stop signal; further ones change nothing (a terminal and npm both pass on Ctrl-C). A signal
 * during the preparation of the database takes effect afterwards, so that nothing is left half done.
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

/** Exits this process after a stop signal, once `close` has closed everything that is open. */
export function endWhen(stopRequested: Promise<string>, log: Logger, close: () => Promise<void>): void {
  void stopRequested.then(async (signal) => {
    log.info({ signal }, 'stopping');
    try {
      await close();
      process.exit(0);
    } catch (error) {
      log.error({ err: error }, 'shutdown failed');
      process.exit(1);
    }
  });
}

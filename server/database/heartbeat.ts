import { setImmediate, setTimeout as sleep } from 'node:timers/promises';

const BEAT_MS = 500;
/** A server that has not answered for this many milliseconds counts as hanging. */
const SILENCE_MS = 2000;

/**
 * Queries a server periodically until an answer is late: a server or network that hangs gives no other sign.
 * @param ask rejects when the connection has ended, which is handled elsewhere
 * @returns a function that stops it
 */
export function startHeartbeat(ask: () => Promise<unknown>, onSilence: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  void (async () => {
    for (;;) {
      await sleep(BEAT_MS, undefined, { signal, ref: false });
      if (!(await isInTime(ask()))) return signal.aborted ? undefined : onSilence();
    }
  })().catch(() => {});
  return () => ended.abort();
}

/** If this process was blocked, an answer that has arrived is read only after the timer, so it is checked for again. */
async function isInTime(answer: Promise<unknown>): Promise<boolean> {
  let isThere = false;
  const arrival = answer.then(() => void (isThere = true));
  const patience = new AbortController();
  await Promise.race([arrival, sleep(SILENCE_MS, undefined, { signal: patience.signal, ref: false })]).finally(() =>
    patience.abort(),
  );
  for (let turn = 0; turn < 2 && !isThere; turn++) await setImmediate();
  return isThere;
}

import { setImmediate, setTimeout as sleep } from 'node:timers/promises';

const BEAT_MS = 500;
/** After which a server that has not answered is taken to hang. */
const SILENCE_MS = 2000;

/**
 * Asks a server again and again, until one answer does not come in time: a server that hangs says nothing, and neither
 * does its network.
 * @param ask fails where the connection has ended, which is told elsewhere
 * @returns what ends it
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

/** What came while this process itself stood still is read after the clock: it is looked for once more. */
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

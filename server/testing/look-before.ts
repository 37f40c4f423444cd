type Begins = (at: Date) => Promise<unknown>;

/**
 * Looks at how things are before an instant. Where the machine was too slow for that, the instant is put off, and what
 * was seen does not count.
 * @param begins sets the instant
 * @param ahead in milliseconds, the first time
 * @returns what was seen, all of it before the instant
 */
export async function lookBefore<T>(begins: Begins, look: (at: Date) => Promise<T>, ahead = 1500): Promise<T> {
  const at = new Date(Date.now() + ahead);
  await begins(at);
  const [looked] = await Promise.allSettled([look(at)]);
  if (new Date() >= at) return lookBefore(begins, look, ahead * 3);
  if (looked.status === 'rejected') throw looked.reason;
  return looked.value;
}

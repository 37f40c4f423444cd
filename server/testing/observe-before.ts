type Begins = (at: Date) => Promise<unknown>;

/**
 * Looks at the state before an instant. If the machine was too slow, the instant is postponed, and what
 * was seen is discarded.
 * @param begins sets the instant
 * @param ahead the time until the instant at the first attempt, in milliseconds
 * @returns what was seen before the instant
 */
export async function observeBefore<T>(begins: Begins, look: (at: Date) => Promise<T>, ahead = 1500): Promise<T> {
  const at = new Date(Date.now() + ahead);
  await begins(at);
  const [looked] = await Promise.allSettled([look(at)]);
  if (new Date() >= at) return observeBefore(begins, look, ahead * 3);
  if (looked.status === 'rejected') throw looked.reason;
  return looked.value;
}

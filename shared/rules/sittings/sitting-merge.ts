import { mergeReflections, type Reflection } from './reflection.ts';
import { MAX_TRIES, type Sitting, type Try } from './sitting.ts';

const inOrder = (a: Try, b: Try) => a.at.localeCompare(b.at) || a.key.localeCompare(b.key);

/**
 * Merges two copies of a sitting, with the same result in either order: the tries of both without duplicates, at most
 * `MAX_TRIES`, the earlier end, and the merged reflection. The other fields do not change after the start.
 */
export function mergeSittings(a: Sitting, b: Sitting): Sitting {
  const tries = new Map([...b.tries, ...a.tries].map((each) => [each.key, each]));
  const ends = [a.endedAt, b.endedAt].filter((end) => end !== null).toSorted();
  return {
    ...a,
    endedAt: ends[0] ?? null,
    tries: [...tries.values()].toSorted(inOrder).slice(0, MAX_TRIES),
    reflection: mergeReflections(a.reflection, b.reflection),
  };
}

/** Whether a merged sitting differs from one of its copies. */
export const saysMore = (merged: Sitting, copy: Sitting): boolean =>
  merged.endedAt !== copy.endedAt ||
  keysOf(merged.tries) !== keysOf(copy.tries) ||
  versionsOf(merged.reflection) !== versionsOf(copy.reflection);

const keysOf = (tries: readonly Try[]) =>
  tries
    .map(({ key }) => key)
    .toSorted()
    .join();

const versionsOf = (reflection: Reflection | null) =>
  Object.entries(reflection?.versions ?? {})
    .toSorted(([one], [other]) => one.localeCompare(other))
    .join();

import { mergeReflections, type Reflection } from './reflection.ts';
import { MAX_TRIES, type Sitting, type Try } from './sitting.ts';

const inOrder = (one: Try, other: Try) => one.at.localeCompare(other.at) || one.key.localeCompare(other.key);

/**
 * What two copies of a sitting make together, in whatever order they meet: the tries of both, each once, the earlier
 * end, and the reflection with nothing of either lost. What it is about stays as it was when it began.
 */
export function mergeSittings(one: Sitting, other: Sitting): Sitting {
  const tries = new Map([...other.tries, ...one.tries].map((each) => [each.key, each]));
  const ends = [one.endedAt, other.endedAt].filter((end) => end !== null).toSorted();
  return {
    ...one,
    endedAt: ends[0] ?? null,
    tries: [...tries.values()].toSorted(inOrder).slice(0, MAX_TRIES),
    reflection: mergeReflections(one.reflection, other.reflection),
  };
}

/** Whether what copies were merged into says more than one of them. */
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

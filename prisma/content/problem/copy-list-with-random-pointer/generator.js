/**
 * Most random pointers point into the last tenth of the list, so that counting steps takes long;
 * a few point anywhere, to their own node or to null. There are few distinct values. `size` counts nodes.
 */
export const smallest = 1;
export const largest = 1_000;
export const measuredUpTo = 3_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const far = Math.floor(size * 0.9);
  const target = (place) =>
    random.int(0, 9) > 0
      ? random.int(far, size - 1)
      : random.pick([null, place, random.int(0, size - 1)]);
  return [Array.from({ length: size }, (_, place) => [random.int(-5, 5), target(place)])];
}

/**
 * The first half moves right and gets smaller, so that the nearest is the smallest; the second half moves left and
 * gets larger. A search for the next pair from the front scans a long prefix each time. `size` counts asteroids.
 */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const half = Math.ceil(size / 2);
  const span = Math.floor(1_000_000 / (half + 1));
  const right = Array.from({ length: half }, (_, i) => (half - i) * span + random.int(0, span));
  const left = Array.from({ length: size - half }, (_, i) => -((i + 1) * span + random.int(0, span)));
  return [[...right, ...left]];
}

/** Random bars that get higher toward the middle, so that the maxima of both sides keep changing. */
export const smallest = 1;
export const largest = 20_000;
export const measuredUpTo = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const height = Array.from({ length: size }, (_, index) => {
    const slope = Math.floor((20_000 * Math.min(index, size - 1 - index)) / size);
    return slope + random.int(0, 10_000);
  });
  return [height];
}

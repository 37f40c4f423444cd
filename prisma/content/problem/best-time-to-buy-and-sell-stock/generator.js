/** Prices fall slowly and fluctuate on the way, so that there are many new minima and many rises. */
export const smallest = 1;
export const largest = 100_000;
export const measuredUpTo = 200_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  return [Array.from({ length: size }, (_, day) => Math.floor((9_000 * (size - day)) / size) + random.int(0, 1_000))];
}

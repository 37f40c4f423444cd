/** Prices fall slowly and fluctuate on the way, so that there are many new minima and many rises. */
export const smallest = 1;
export const largest = 200_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  return [Array.from({ length: size }, (_, day) => 4_000 * (size - day) + random.int(0, 100_000_000))];
}

/** The first bad version is among the last ones, so that a scan from the front reads nearly everything. */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const first = random.int(Math.ceil(0.9 * size), size);
  return [Array.from({ length: size }, (_, i) => i + 1 >= first)];
}

/** Numbers that increase overall, with a lot of noise. */
export const smallest = 1;
export const largest = 2_500;
export const measuredUpTo = 50_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const noise = random.int(10, 2_000);
  return [Array.from({ length: size }, (_, i) => 6 * i - 7_500 + random.int(-noise, noise))];
}

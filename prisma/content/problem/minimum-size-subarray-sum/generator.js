/** About half of the numbers are needed to reach the target, so extending each start separately is slow. */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const nums = Array.from({ length: size }, () => random.int(1, 10_000));
  return [Math.min(10 ** 9, Math.max(1, Math.floor(size / 2) * 5_000 + random.int(-2_000, 2_000))), nums];
}

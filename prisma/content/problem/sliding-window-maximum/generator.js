/** Decreasing numbers and a window over half of them: the maximum leaves with every step. */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const step = random.int(1, 10_000);
  let value = random.int(500_000_000, 1_000_000_000);
  const nums = Array.from({ length: size }, () => (value -= random.int(1, step)));
  return [nums, Math.ceil(size / 2)];
}

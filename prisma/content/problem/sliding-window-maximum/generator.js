/** Numbers that only fall, and a window over half of them: the maximum leaves with every step. */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const highest = random.int(1_000, 10_000);
  const lowest = random.int(-10_000, 0);
  const nums = Array.from({ length: size }, (_, i) => highest - Math.floor(((highest - lowest) * i) / size));
  return [nums, Math.ceil(size / 2)];
}

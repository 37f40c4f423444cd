/** Numbers from a wide range, few of them equal, so that nothing is skipped and few quadruplets match. */
export const smallest = 1;
export const largest = 200;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const nums = Array.from({ length: size }, () => random.int(-1_000_000, 1_000_000));
  const target = random.shuffle(nums).slice(0, 4).reduce((sum, num) => sum + num, 0);
  return [nums, target];
}

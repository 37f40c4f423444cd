/** Rotated by about a third, with the target near the end. */
export const smallest = 1;
export const largest = 5_000;
export const measuredUpTo = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const sorted = [];
  let value = random.int(-10_000, -5_001);
  for (let index = 0; index < size; index++) sorted.push((value += random.int(1, 3)));
  const shift = Math.floor(size / 3);
  const nums = [...sorted.slice(shift), ...sorted.slice(0, shift)];
  return [nums, random.int(0, 3) === 0 ? value + 1 : nums[size - 1]];
}

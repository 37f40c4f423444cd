/** One array with a single peak near its end; in the others about every third element is a peak. */
export const smallest = 1;
export const largest = 1_000;
export const measuredUpTo = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const nums = [random.int(-1000, 1000)];
  const top = random.int(Math.floor((size * 9) / 10), size - 1);
  const isSingle = random.int(0, 1) === 1;
  while (nums.length < size) {
    const isRise = isSingle ? nums.length <= top : random.int(0, 1) === 1;
    nums.push(nums.at(-1) + (isRise ? 1 : -1) * random.int(1, 9));
  }
  return [nums];
}

/** All numbers are distinct, or only the last two are equal, so that no solution can stop early. */
export const smallest = 2;
export const largest = 100_000;
export const measuredUpTo = 200_000;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  const step = Math.floor(2_000_000_000 / size);
  const nums = random.shuffle(
    Array.from({ length: size }, (_, i) => i * step - 1_000_000_000 + random.int(0, step - 1)),
  );
  if (random.int(0, 1) === 1) nums[size - 1] = nums[size - 2];
  return [nums];
}

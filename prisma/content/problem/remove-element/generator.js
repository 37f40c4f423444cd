/** The first half of the array is mostly what has to be removed, so that shifting moves a long rest each time. */
export const smallest = 1;
export const largest = 100;
export const measuredUpTo = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const val = random.int(0, 50);
  const nums = Array.from({ length: size }, (_, i) =>
    2 * i < size && random.int(1, 10) > 1 ? val : random.int(0, 50),
  );
  return [nums, val];
}

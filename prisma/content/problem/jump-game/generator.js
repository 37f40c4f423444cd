/**
 * Long jumps that all land at or before the second to last index, which holds a 0. In half
 * of the inputs one jump from the first half goes one index further. `size` counts indices.
 */
export const smallest = 2;
export const largest = 10_000;
export const measuredUpTo = 100_000;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  const nums = Array.from({ length: size }, (_, i) => {
    const longest = Math.max(0, size - 2 - i);
    return random.int(Math.ceil(longest / 2), longest);
  });
  if (random.int(0, 1) === 1) {
    const position = random.int(0, Math.floor((size - 2) / 2));
    nums[position] = size - 1 - position;
  }
  return [nums];
}

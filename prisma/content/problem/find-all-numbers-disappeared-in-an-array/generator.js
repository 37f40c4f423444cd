/** A permutation in which some elements are replaced by copies of others. `size` counts elements. */
export const smallest = 1;
export const largest = 50_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const nums = random.shuffle(Array.from({ length: size }, (_, i) => i + 1));
  for (let copies = random.int(0, Math.ceil(size / 50)); copies > 0; copies--) {
    nums[random.int(0, size - 1)] = nums[random.int(0, size - 1)];
  }
  return [nums];
}

/** Many values that occur equally often, far apart from each other, and some values that occur only once. */
export const smallest = 1;
export const largest = 50_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const values = Math.max(1, Math.ceil(size / 8));
  const nums = Array.from({ length: size }, (_, i) => (i < 4 * values ? i % values : 49_999 - random.int(0, size)));
  return [random.shuffle(nums.map((value) => Math.max(0, value)))];
}

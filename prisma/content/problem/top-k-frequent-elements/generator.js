/** The answer consists of `size / 50` numbers that occur seven times each; the others occur five or six times. */
export const smallest = 1;
export const largest = 100_000;
export const measuredUpTo = 200_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const limit = Math.max(10_000, Math.ceil(size / 10));
  const values = random.shuffle(Array.from({ length: 2 * limit + 1 }, (_, i) => i - limit));
  const k = Math.max(1, Math.floor(size / 50));
  const nums = [];
  for (let i = 0; nums.length < size; i++) {
    const count = Math.min(i < k ? 7 : random.int(5, 6), size - nums.length);
    for (let times = 0; times < count; times++) nums.push(values[i]);
  }
  return [random.shuffle(nums), k];
}

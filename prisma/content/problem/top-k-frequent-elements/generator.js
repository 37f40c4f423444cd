/** The answer consists of `size / 10` numbers that occur three times each; all others occur once or twice. */
export const smallest = 1;
export const largest = 200_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const values = random.shuffle(Array.from({ length: size }, (_, i) => 20_011 * (i - Math.floor(size / 2))));
  const k = Math.max(1, Math.floor(size / 10));
  const nums = [];
  for (let i = 0; nums.length < size; i++) {
    const count = Math.min(i < k ? 3 : random.int(1, 2), size - nums.length);
    for (let times = 0; times < count; times++) nums.push(values[i]);
  }
  return [random.shuffle(nums), k];
}

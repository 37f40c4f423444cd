/** The missing number is a large one, so that a linear search for each number takes long. */
export const smallest = 1;
export const largest = 10_000;
export const measuredUpTo = 70_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const missing = random.int(Math.floor((9 * size) / 10), size);
  const all = Array.from({ length: size + 1 }, (_, i) => i);
  return [random.shuffle(all.filter((num) => num !== missing))];
}

/** A sequence of half the size, and many copies of its first number: counting from each copy takes n^2/4 steps. */
export const smallest = 1;
export const largest = 100_000;
export const measuredUpTo = 200_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const first = random.int(-1_000_000_000, 900_000_000);
  const inRun = Math.ceil(size / 2);
  return [random.shuffle(Array.from({ length: size }, (_, i) => (i < inRun ? first + i : first)))];
}

/** Random costs; one city is more expensive on the whole, so that many people cannot go where it is cheaper. */
export const smallest = 2;
export const largest = 100;
export const measuredUpTo = 500;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const people = size + (size % 2);
  const extra = random.int(0, 400);
  return [Array.from({ length: people }, () => [random.int(1, 600) + extra, random.int(1, 1_000)])];
}

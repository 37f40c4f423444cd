/** A long path with random edges between its even and its odd nodes; in some graphs one edge closes an odd cycle. */
export const smallest = 1;
export const largest = 100;
export const measuredUpTo = 1_000;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  const order = random.shuffle(Array.from({ length: size }, (_, i) => i));
  const sets = order.map(() => new Set());
  const connect = (i, j) => {
    sets[order[i]].add(order[j]);
    sets[order[j]].add(order[i]);
  };
  // A few breaks leave several components.
  for (let i = 1; i < size; i++) if (random.int(1, 400) > 1) connect(i - 1, i);
  for (let edge = 0; edge < 3 * size && size > 1; edge++) {
    const i = random.int(0, size - 1);
    const j = random.int(0, size - 1);
    if ((i + j) % 2 === 1) connect(i, j);
  }
  if (size > 2 && random.int(0, 1) === 0) connect(size - 3, size - 1);
  return [sets.map((neighbours) => random.shuffle([...neighbours]))];
}

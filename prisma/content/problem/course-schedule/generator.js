/**
 * A chain through all courses, in which a course may also need another one that comes shortly before
 * it. So there is one course to take at a time, and there are very many paths back to the
 * first one. Half of the inputs get one more pair, which closes a cycle. `size` counts courses.
 */
export const smallest = 2;
export const largest = 2_000;
export const measuredUpTo = 3_000;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  const order = random.shuffle(Array.from({ length: size }, (_, i) => i));
  const pairs = [];
  for (let i = 1; i < size; i++) {
    const near = random.int(Math.max(0, i - 9), i - 1);
    for (const j of new Set([i - 1, near])) pairs.push([order[i], order[j]]);
  }
  if (random.int(0, 1) === 1) pairs.push([order[Math.floor((size - 1) / 2)], order[size - 1]]);
  return [size, random.shuffle(pairs)];
}

/**
 * A chain through all courses, in which a course also needs up to two others that come shortly
 * before it, so that each round of a slow approach finds one course. One input in four gets one more
 * pair, which closes a cycle near the end. `size` counts courses.
 */
export const smallest = 3;
export const largest = 2_000;
export const measuredUpTo = 3_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const order = random.shuffle(Array.from({ length: size }, (_, i) => i));
  const pairs = [];
  for (let i = 1; i < size; i++) {
    const near = () => random.int(Math.max(0, i - 9), i - 1);
    for (const j of new Set([i - 1, near(), near()])) pairs.push([order[i], order[j]]);
  }
  if (random.int(1, 4) === 1) pairs.push([order[size - 2], order[size - 1]]);
  return [size, random.shuffle(pairs)];
}

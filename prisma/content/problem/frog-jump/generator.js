/** Stones close together with a few gaps, and in two of three rivers a last gap that no jump is long enough for. */
export const smallest = 2;
export const largest = 2_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const stones = [0, 1];
  while (stones.length < size) stones.push(stones.at(-1) + random.pick([1, 1, 1, 1, 1, 1, 2]));
  if (size > 2 && random.int(1, 3) > 1) stones[size - 1] += 10_000;
  return [stones];
}

/** A long chain with short branches, numbered in any order, so that recursion is deep. */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const reach = random.pick([1, 4, size]);
  const houses = random.shuffle(Array.from({ length: size }, (_, i) => i + 1));
  const lines = Array.from({ length: size - 1 }, (_, i) => {
    const before = houses[random.int(Math.max(0, i + 1 - reach), i)];
    return `${houses[i + 1]} ${before} ${random.int(1, 1_000_000_000)}`;
  });
  return `${[size, ...random.shuffle(lines)].join('\n')}\n`;
}

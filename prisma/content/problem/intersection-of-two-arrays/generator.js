/** Random values, about a third of them in both arrays; each array has `size` elements. */
export const smallest = 1;
export const largest = 1_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const values = random.shuffle(Array.from({ length: 1_001 }, (_, value) => value)).slice(0, Math.min(1_001, 2 * size));
  const made = () => Array.from({ length: size }, () => random.pick(values));
  return [made(), made()];
}

/** Short and long groups; in most cases some nodes are left over at the end. */
export const smallest = 1;
export const largest = 3_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const values = Array.from({ length: size }, () => random.int(0, 1_000));
  return [values, random.pick([2, 7, Math.ceil(size / 2), random.int(1, size)].filter((k) => k <= size))];
}

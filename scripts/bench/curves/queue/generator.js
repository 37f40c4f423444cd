/** Half of the calls fill it, the other half empties it. */
export const smallest = 10;
export const largest = 200_000;
export const seeds = [1];

export function generate(size, random) {
  const pushes = Array.from({ length: size >> 1 }, () => ['push', random.int(0, 1000)]);
  return [['LineUp'], ...pushes, ...pushes.map(() => ['pop'])];
}

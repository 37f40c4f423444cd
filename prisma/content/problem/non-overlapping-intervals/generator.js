/** Short and long intervals close together, so that most of them overlap others. `size` counts intervals. */
export const smallest = 1;
export const largest = 50_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const reach = Math.min(50_000, 4 * size);
  const intervals = Array.from({ length: size }, () => {
    const start = random.int(-reach, reach - 1);
    const length = random.int(1, random.pick([6, 60, 2_000]));
    return [start, Math.min(start + length, reach)];
  });
  return [intervals];
}

/**
 * Half of the meetings are long and many of them overlap, half are short; many ends are starts as
 * well. `size` counts meetings.
 */
export const smallest = 1;
export const largest = 10_000;
export const measuredUpTo = 50_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const step = 10;
  const intervals = Array.from({ length: size }, () => {
    const start = random.int(0, 50_000);
    const length = random.pick([random.int(1, 9), random.int(1, 50_000)]);
    return [start * step, (start + length) * step];
  });
  return [intervals];
}

/** Intervals of all sizes over the whole range, the large ones first. `size` counts intervals and queries. */
export const smallest = 1;
export const largest = 50_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const last = 10 ** 7;
  const intervals = Array.from({ length: size }, (_, i) => {
    const length = random.int(1, Math.max(1, Math.floor(last / (i + 1))));
    const left = random.int(1, last - length + 1);
    return [left, left + length - 1];
  });
  return [intervals, Array.from({ length: size }, () => random.int(1, last))];
}

/** Numbers that fall from left to right on the whole, with random deviations, so that there are many pairs. */
export const smallest = 1;
export const largest = 50_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const span = 2 ** 31 - 1;
  return [
    Array.from({ length: size }, (_, i) => {
      const trend = Math.floor(span - (i / size) * span * 1.5);
      return Math.min(span, Math.max(-span, trend + random.int(-(2 ** 30), 2 ** 30)));
    }),
  ];
}

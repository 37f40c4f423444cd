/** Random values with a tendency to fall, so that many elements are smaller than those before them. */
export const smallest = 1;
export const largest = 40_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const fall = random.int(0, 8_000);
  return [
    Array.from({ length: size }, (_, i) => {
      const middle = Math.round(fall - (2 * fall * i) / size);
      return Math.max(-10_000, Math.min(10_000, middle + random.int(-2_500, 2_500)));
    }),
  ];
}

/** The heights increase slowly with some noise, so that nearly all bars to the right of each bar are higher. */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const top = random.int(5_000, 9_990);
  return [Array.from({ length: size }, (_, i) => Math.floor((top * i) / size) + random.int(0, 10))];
}

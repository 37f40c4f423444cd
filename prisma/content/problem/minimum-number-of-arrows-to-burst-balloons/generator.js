/** Short balloons in random order, of which few overlap, so that nearly as many arrows are needed. */
export const smallest = 1;
export const largest = 50_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const points = Array.from({ length: size }, (_, i) => {
    const start = -(2 ** 31) + 80_000 * i + random.int(0, 40_000);
    return [start, start + random.int(1, 60_000)];
  });
  return [random.shuffle(points)];
}

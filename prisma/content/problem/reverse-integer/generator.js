/** `size` counts the digits; with ten digits the last one is often small, so that the result may just fit. */
export const smallest = 1;
export const largest = 10;
export const seeds = [1, 2, 3, 4, 5, 6];

export function generate(size, random) {
  const sign = random.pick([-1, 1]);
  if (size < 10) return [sign * random.int(10 ** (size - 1), 10 ** size - 1)];
  return [sign * (10 * random.int(100_000_000, 214_748_363) + random.int(0, 3))];
}

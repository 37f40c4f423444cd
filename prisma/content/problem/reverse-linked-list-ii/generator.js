/** The part begins near the front and ends near the back, so most of the list is reversed. */
export const smallest = 1;
export const largest = 500;
export const measuredUpTo = 1_500;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const left = random.int(1, Math.ceil(size / 10));
  const right = random.int(Math.ceil((9 * size) / 10), size);
  return [Array.from({ length: size }, () => random.int(-500, 500)), Math.min(left, right), right];
}

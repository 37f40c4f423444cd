/** Digits that never increase, so that no swap helps, or random ones. `size` counts the digits. */
export const smallest = 1;
export const largest = 8;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  const digits = Array.from({ length: size }, () => random.int(1, 9));
  if (random.int(0, 1) === 1) digits.sort((a, b) => b - a);
  return [Number(digits.join(''))];
}

/** Nearly all digits are nines, so that the carry goes a long way, to the very front in about a third of the lists. */
export const smallest = 1;
export const largest = 100;
export const measuredUpTo = 100_000;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  const digits = Array(size).fill(9);
  const kind = random.int(1, 3);
  if (kind > 1) digits[0] = random.int(1, 8);
  if (kind > 2) digits[random.int(Math.floor(size / 2), size - 1)] = random.int(1, 8);
  return [digits];
}

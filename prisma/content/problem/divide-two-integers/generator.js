/** A dividend of `size` bits and a small divisor, so that the quotient is large. */
export const smallest = 3;
export const largest = 31;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  const most = 2 ** size;
  const dividend = random.pick([-most, most - 1, random.int(most / 2, most - 1)]);
  return [dividend, random.pick([-3, -2, 2, 3])];
}

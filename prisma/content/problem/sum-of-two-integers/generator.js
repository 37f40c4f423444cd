/** A number of `size` ones, to which 1 is added: the carry moves through all of them. Both may be negated. */
export const smallest = 1;
export const largest = 9;
export const measuredUpTo = 29;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const ones = 2 ** size - 1;
  const sign = random.pick([1, -1]);
  return random.shuffle([sign * ones, sign]);
}

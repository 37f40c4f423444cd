/** The pair is at the end, so that a search from the front takes longest. */
export const smallest = 2;
export const largest = 10_000;
export const measuredUpTo = 200_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  // All are 0 modulo 4 except the pair, which is 2 and 1 modulo 4: no other sum is 3 modulo 4.
  const nums = Array.from({ length: size - 2 }, () => 4 * random.int(-100_000_000, 100_000_000));
  const first = 4 * random.int(-100_000_000, 100_000_000) + 2;
  const second = 4 * random.int(-100_000_000, 100_000_000) + 1;
  return [[...nums, first, second], first + second];
}

/** The pair stands at the end, so that who looks from the front looks longest. */
export const smallest = 2;
export const largest = 200_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  // All are multiples of 4 but for the pair, of which one leaves 2 and one leaves 1: no other sum leaves 3.
  const nums = Array.from({ length: size - 2 }, () => 4 * random.int(-100_000_000, 100_000_000));
  const first = 4 * random.int(-100_000_000, 100_000_000) + 2;
  const second = 4 * random.int(-100_000_000, 100_000_000) + 1;
  return [[...nums, first, second], first + second];
}

/** The pair stands at the end or somewhere in the list. */
export const smallest = 2;
export const largest = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  // All are multiples of 4 but for the pair, of which one leaves 1 and one leaves 2: no other sum leaves 3.
  let value = -400_000_000;
  const numbers = Array.from({ length: size }, () => (value += 4 * random.int(1, 2000)));
  const second = random.int(1, 2) === 1 ? size - 1 : random.int(Math.floor(size / 2), size - 1);
  numbers[second - 1] += 1;
  numbers[second] += 2;
  return [numbers, numbers[second - 1] + numbers[second]];
}

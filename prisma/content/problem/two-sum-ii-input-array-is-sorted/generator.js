/** The pair is at the end or somewhere in the second half of the array. */
export const smallest = 2;
export const largest = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  // All are 0 modulo 4 except the pair, which is 1 and 2 modulo 4: no other sum is 3 modulo 4.
  let value = -400_000_000;
  const numbers = Array.from({ length: size }, () => (value += 4 * random.int(1, 2000)));
  const second = random.int(1, 2) === 1 ? size - 1 : random.int(Math.floor(size / 2), size - 1);
  numbers[second - 1] += 1;
  numbers[second] += 2;
  return [numbers, numbers[second - 1] + numbers[second]];
}

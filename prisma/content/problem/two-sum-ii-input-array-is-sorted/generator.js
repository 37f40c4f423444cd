/** The pair is at the end or somewhere in the second half of the array. */
export const smallest = 2;
export const largest = 30_000;
export const measuredUpTo = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  // All are 0 modulo 4 except the pair, which is 1 and 2 modulo 4: no other sum is 3 modulo 4.
  const numbers = Array.from({ length: size }, () => 4 * random.int(-125, 124)).sort((a, b) => a - b);
  let second = random.int(1, 2) === 1 ? size - 1 : random.int(Math.floor(size / 2), size - 1);
  while (numbers[second] === numbers[second + 1]) second++;
  numbers[second - 1] += 1;
  numbers[second] += 2;
  return [numbers, numbers[second - 1] + numbers[second]];
}

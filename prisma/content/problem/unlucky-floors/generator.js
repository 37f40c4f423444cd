/** The smallest primes: no multiple exceeds N, so that no choice can be left out. */
export const smallest = 1;
export const largest = 15;
export const seeds = [1, 2, 3];

const PRIMES = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47];

export function generate(size, random) {
  const unlucky = random.shuffle(PRIMES.slice(0, size));
  const floors = `9${random.text(17, '0123456789')}`;
  return `${floors}\n${unlucky.join(' ')}\n`;
}

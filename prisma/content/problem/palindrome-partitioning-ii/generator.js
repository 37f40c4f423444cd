/** Long runs of one letter with a few others in between, so there are many palindromes of all lengths. */
export const smallest = 1;
export const largest = 1_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  return [Array.from({ length: size }, () => (random.int(1, 60) === 1 ? random.pick(['b', 'c']) : 'a')).join('')];
}

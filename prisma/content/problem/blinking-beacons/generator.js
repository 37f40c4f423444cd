/** Groups of a hundred periods: repeated large primes, or numbers with small prime factors. */
export const smallest = 1;
export const largest = 50_000;
export const seeds = [1, 2, 3];

const PRIMES = [999_999_937, 999_999_929, 2, 3];
const FACTORS = [2, 2, 2, 2, 3, 3, 3, 5, 5, 7, 11, 13, 17];

export function generate(size, random) {
  const lines = [];
  for (let left = size; left > 0; left -= 100) {
    const isPrime = random.int(0, 2) > 0;
    const smooth = () => {
      const few = random.shuffle(FACTORS).slice(0, random.int(1, 7));
      return few.reduce((product, p) => product * p, 1);
    };
    const number = () => (isPrime ? random.pick(PRIMES) : smooth());
    lines.push(Array.from({ length: Math.min(left, 100) }, number).join(' '));
  }
  return `${lines.length}\n${lines.join('\n')}\n`;
}

/** Groups of 100 beacons: large primes that are hard to split, and periods with many common multiples. */
export const smallest = 1;
export const largest = 2000;
export const seeds = [1, 2, 3];

const LARGE_PRIMES = [999999937, 999999929, 999999893, 999999883, 999999797, 999999761];
/** The product of the highest powers is below 10^18. */
const HIGHEST = [
  [2, 13],
  [3, 8],
  [5, 5],
  [7, 4],
  [11, 3],
];

function smoothPeriod(random) {
  let period = 1;
  for (const [prime, exponent] of HIGHEST) {
    const factor = prime ** random.int(0, exponent);
    if (period * factor <= 1e9) period *= factor;
  }
  return period;
}

export function generate(size, random) {
  const groups = Array.from({ length: size }, (_, index) => {
    if (index % 4 === 3) return Array.from({ length: 100 }, () => smoothPeriod(random));
    const [first, second, third] = random.shuffle(LARGE_PRIMES);
    const group = Array.from({ length: 100 }, () => random.pick([first, second]));
    if (index % 4 === 2) group[99] = third;
    return group;
  });
  return `${size}\n${groups.map((group) => group.join(' ')).join('\n')}\n`;
}

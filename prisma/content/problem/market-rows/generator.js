/** Large numbers: random ones, and those with many divisors. */
export const smallest = 1;
export const largest = 200_000;
export const seeds = [1, 2, 3];

const RICH = [720_720, 831_600, 942_480, 982_800, 1_000_000, 524_288, 999_983];

export function generate(size, random) {
  const queries = Array.from({ length: size }, () =>
    random.int(0, 3) === 0 ? random.pick(RICH) : random.int(500_000, 1_000_000),
  );
  return `${size}\n${queries.join(' ')}\n`;
}

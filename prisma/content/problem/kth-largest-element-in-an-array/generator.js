/** Nine in ten numbers are equal, and the answer is one of them; the others are random. */
export const smallest = 1;
export const largest = 100_000;
export const measuredUpTo = 200_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const common = random.int(-1_000, 1_000);
  const any = () => random.int(-10_000, 10_000);
  const nums = Array.from({ length: size }, () => (random.int(1, 10) > 1 ? common : any()));
  return [nums, Math.max(1, Math.floor(size / 2) + random.int(0, Math.floor(size / 4)))];
}

/** Long runs of one letter: at nearly every index, half of the haystack is compared before a mismatch. */
export const smallest = 2;
export const largest = 10_000;
export const measuredUpTo = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const half = Math.floor(size / 2);
  const [common, other] = random.shuffle([...'abcdefghijklmnopqrstuvwxyz']);
  const needle = common.repeat(half - 1) + other;
  const rest = random.int(1, 3) === 1 ? common : other;
  return [common.repeat(size - 1) + rest, needle];
}

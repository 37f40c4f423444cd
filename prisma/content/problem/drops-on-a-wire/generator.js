/** Light drops and a high limit, so that nearly all of them merge. */
export const smallest = 1;
export const largest = 30_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const most = random.pick([1, 10, 1_000_000]);
  const weights = Array.from({ length: size }, () => random.int(1, most));
  const limit = random.pick([1_000_000_000_000, most * 300, most * size]);
  return `${size} ${limit}\n${weights.join(' ')}\n`;
}

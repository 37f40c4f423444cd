/** Weights up to the limit in random order, so that about half of the pairs fit. */
export const smallest = 1;
export const largest = 200_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const limit = random.int(900_000_000, 1_000_000_000);
  const weights = Array.from({ length: size }, () => random.int(1, limit));
  return `${size} ${limit}\n${weights.join(' ')}\n`;
}

/** About half of all subsets are light enough. */
export const smallest = 1;
export const largest = 40;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const weights = Array.from({ length: size }, () => random.int(1, 1_000_000_000_000_000));
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n);
  return `${size} ${sum / 2n + 1n}\n${weights.join(' ')}\n`;
}

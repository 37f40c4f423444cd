/** Chapters of all lengths, with about ten chapters a day. */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const pages = Array.from({ length: size }, () => random.int(1, 1_000_000_000));
  return `${size} ${Math.ceil(size / random.int(8, 12))}\n${pages.join(' ')}\n`;
}

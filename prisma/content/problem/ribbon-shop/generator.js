/**
 * Twenty lengths, most of them short, with prices that grow roughly with the length. One metre comes first, so that
 * a recursion is as deep as the ribbon is long.
 */
export const smallest = 1;
export const largest = 1_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const pieces = new Map([[1, random.int(100_000, 900_000)]]);
  while (pieces.size < 20) {
    const length = pieces.size < 14 ? random.int(1, 60) : random.int(1, 100_000);
    pieces.set(length, Math.min(1_000_000_000, length * random.int(100_000, 900_000)));
  }
  const lines = [...pieces].map(([length, price]) => `${length} ${price}`);
  return `${size} ${random.int(0, 300_000)} 20\n${lines.join('\n')}\n`;
}

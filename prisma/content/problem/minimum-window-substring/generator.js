/** A long pattern that is complete only near the end, so that a scan from each start goes far. */
export const smallest = 4;
export const largest = 50_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const half = Math.floor(size / 2);
  const text = random.text(half, 'abcdefgh') + random.text(size - half - 1, 'abcdefghij') + 'Z';
  return [text, random.text(Math.max(1, Math.floor(size / 8)), 'abcdefgh') + 'Z'];
}

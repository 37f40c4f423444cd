/** A very high tower; most unlucky numbers are small, so few subsets are pruned. */
export const smallest = 1;
export const largest = 15;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  const floors = `${random.int(1, 9)}${random.text(17, '0123456789')}`;
  const unlucky = Array.from({ length: size }, (_, i) => {
    if (random.int(0, 5) === 0) return random.int(1_000_000, 1_000_000_000);
    return i % 7 === 6 ? 999_999_937 : random.int(2, 30);
  });
  return `${floors}\n${unlucky.join(' ')}\n`;
}

/** Long periods with a small common divisor; one pair in five never meets. */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const lines = Array.from({ length: size }, (_, index) => {
    const divisor = random.int(1, 12);
    const m = divisor * random.int(40_000_000, Math.floor(1e9 / divisor));
    const n = divisor * random.int(40_000_000, Math.floor(1e9 / divisor));
    const r = random.int(0, m - 1);
    if (index % 5 === 4) return [r, m, random.int(0, n - 1), n];
    const s = (r % divisor) + divisor * random.int(0, n / divisor - 1);
    return [r, m, s, n];
  });
  return `${size}\n${lines.map((line) => line.join(' ')).join('\n')}\n`;
}

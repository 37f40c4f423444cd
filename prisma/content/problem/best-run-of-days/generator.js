/** As many requests as days; ranges are long, and updates alternate with queries. */
export const smallest = 1;
export const largest = 50_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const profit = () => random.int(-1_000_000_000, 1_000_000_000);
  const profits = Array.from({ length: size }, profit);
  const lines = [];
  for (let i = 0; i < size; i++) {
    if (i % 2 === 1) {
      lines.push(`set ${random.int(1, size)} ${profit()}`);
    } else {
      lines.push(`best ${random.int(1, Math.ceil(size / 3))} ${random.int(Math.ceil(size / 2), size)}`);
    }
  }
  return `${size}\n${profits.join(' ')}\n${size}\n${lines.join('\n')}\n`;
}

/** A nearly square grid with `a + b = size`, closed near its middle. */
export const smallest = 2;
export const largest = 1_000_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const a = Math.floor(size / 2) - random.int(0, Math.floor(size / 10));
  const b = size - a;
  const c = random.int(Math.floor(a / 3), Math.floor((2 * a) / 3));
  const d = random.int(Math.ceil(b / 3), Math.ceil((2 * b) / 3));
  return `${a} ${b} ${c} ${d}\n`;
}

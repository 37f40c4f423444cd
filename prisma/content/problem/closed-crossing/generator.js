/** As many streets in both directions, with the closed crossing somewhere around the middle. */
export const smallest = 2;
export const largest = 2_000_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const a = Math.floor(size / 2);
  const b = size - a;
  const c = random.int(Math.floor(a / 3), Math.ceil((2 * a) / 3));
  const d = random.int(Math.floor(b / 3), Math.ceil((2 * b) / 3));
  if (c + d === 0 || c + d === size) return `${a} ${b} 0 1\n`;
  return `${a} ${b} ${c} ${d}\n`;
}

/** All bridges are closed, in any order; half of the graphs are long and narrow, so that groups are deep. */
export const smallest = 2;
export const largest = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const isNarrow = random.int(0, 1) === 1;
  const bridges = [];
  for (let i = 2; i <= size; i++) bridges.push([random.int(isNarrow ? Math.max(1, i - 3) : 1, i - 1), i]);
  bridges.push([1, size]);
  const order = random.shuffle(Array.from({ length: size }, (_, i) => i + 1));
  const lines = random.shuffle(bridges).map(([a, b]) => `${a} ${b}`);
  return `${size} ${size}\n${lines.join('\n')}\n${size}\n${order.join(' ')}\n`;
}

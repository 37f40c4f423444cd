/** The litres are just enough, so that the van stops very often. */
export const smallest = 1;
export const largest = 200_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const gap = Math.floor(900_000_000 / (size + 1));
  const fuel = gap + random.int(0, gap);
  const lines = [];
  for (let i = 1; i <= size; i++) {
    const kilometre = i * gap - random.int(0, Math.floor(gap / 2));
    lines.push(`${kilometre} ${random.int(Math.ceil(gap / 2), 2 * gap)}`);
  }
  return `${(size + 1) * gap} ${fuel} ${size}\n${lines.join('\n')}\n`;
}

/** A row of cities with shuffled numbers, with lines that skip a few cities and some expensive ones that skip many. */
export const smallest = 2;
export const largest = 50_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const inner = random.shuffle(Array.from({ length: size - 2 }, (_, i) => i + 2));
  const row = [1, ...inner, size];
  const lines = [];
  for (let i = 1; i < size; i++) lines.push(`${row[i - 1]} ${row[i]} ${random.int(500, 100_000)}`);
  for (let i = 1; i < size; i++) {
    const back = random.int(0, 99) === 0 ? random.int(1, i) : random.int(1, Math.min(i, 4));
    lines.push(`${row[i]} ${row[i - back]} ${Math.min(1_000_000_000, back * random.int(20_000, 110_000))}`);
  }
  return `${[`${size} ${lines.length}`, ...random.shuffle(lines)].join('\n')}\n`;
}

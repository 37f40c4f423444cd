/** A long row of villages and as many new roads as villages, most of which shorten some paths. */
export const smallest = 2;
export const largest = 150;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const row = random.shuffle(Array.from({ length: size }, (_, i) => i + 1));
  const roads = [];
  const add = (i, j, time) => roads.push(`${row[i]} ${row[j]} ${time}`);
  for (let i = 1; i < size; i++) add(i - 1, i, random.int(400_000, 1_000_000));
  for (let i = 2; i < size; i++) add(i, i - random.int(1, Math.min(i, 3)), random.int(500_000, 1_000_000));
  const opened = [];
  for (let i = 0; i < size; i++) {
    const [one, other] = random.shuffle(row);
    opened.push(`${one} ${other} ${random.int(100_000, 1_000_000)}`);
  }
  return `${[`${size} ${roads.length}`, ...random.shuffle(roads), size, ...opened].join('\n')}\n`;
}

/** Only nearby cities are connected, so that routes have many roads; a slow road is often the colder one. */
export const smallest = 2;
export const largest = 500;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const lines = [];
  for (let city = 2; city <= size; city++) lines.push(`${city - 1} ${city} ${random.int(1, 12)}`);
  while (lines.length < 4 * size) {
    const a = random.int(1, size - 1);
    const b = random.int(a + 1, Math.min(size, a + 6));
    lines.push(`${a} ${b} ${random.int(2, 12) * (b - a)}`);
  }
  const freezers = [];
  for (let city = random.int(4, 14); city <= size; city += random.int(4, 14)) freezers.push(city);
  const last = [freezers.length, ...random.shuffle(freezers)].join(' ');
  return `${size} ${lines.length} 200\n${random.shuffle(lines).join('\n')}\n${last}\n`;
}

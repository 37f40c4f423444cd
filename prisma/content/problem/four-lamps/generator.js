/** A few full columns with nearly the same y-coordinates, or a dense square. */
export const smallest = 1;
export const largest = 2000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const columns = random.pick([2, 5, Math.ceil(Math.sqrt(size))]);
  const rows = Math.ceil((size / columns) * 1.1);
  const step = random.int(1, Math.floor(1_000_000_000 / (rows + columns)));
  const places = Array.from({ length: rows * columns }, (_, i) => i);
  const lamps = random.shuffle(places).slice(0, size);
  const lines = lamps.map((i) => {
    return `${(i % columns) * step} ${Math.floor(i / columns) * step}`;
  });
  return `${size}\n${lines.join('\n')}\n`;
}

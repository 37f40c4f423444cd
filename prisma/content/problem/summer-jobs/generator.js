/** Most deadlines are in the second half of the days, so that a linear search for a free day takes many steps. */
export const smallest = 1;
export const largest = 200_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const lines = [`${size}`];
  for (let i = 0; i < size; i++) {
    const due = random.int(0, 99) === 0 ? random.int(1, 1_000_000_000) : random.int(Math.ceil(size / 2), Math.ceil(size * 0.9));
    lines.push(`${due} ${random.int(1, 1_000_000_000)}`);
  }
  return `${lines.join('\n')}\n`;
}

/** The day grows with the number of guards and shifts are long, so that many guards are present at once. */
export const smallest = 1;
export const largest = 200_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const lastMinute = 5 * size;
  const lines = [String(size)];
  for (let i = 0; i < size; i++) {
    const one = random.int(0, lastMinute);
    const other = random.int(0, lastMinute);
    lines.push(`${Math.min(one, other)} ${Math.max(one, other)}`);
  }
  return `${lines.join('\n')}\n`;
}

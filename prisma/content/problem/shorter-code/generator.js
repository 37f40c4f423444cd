/** One long code that increases slowly in its first half, and some short ones. */
export const smallest = 1;
export const largest = 500_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const lines = [];
  for (let left = Math.floor(size / 4); left > 0 && lines.length < 1000; ) {
    const length = random.int(1, Math.min(left, 12));
    lines.push(`${random.text(length, '0123456789')} ${random.int(0, length - 1)}`);
    left -= length;
  }
  const used = lines.reduce((sum, line) => sum + line.indexOf(' '), 0);
  const half = Math.floor((size - used) / 2);
  const long = '3'.repeat(half) + random.text(size - used - half, '3456789');
  lines.push(`${long} ${random.int(Math.floor(long.length / 4), Math.floor(long.length / 3))}`);
  return `${lines.length}\n${random.shuffle(lines).join('\n')}\n`;
}

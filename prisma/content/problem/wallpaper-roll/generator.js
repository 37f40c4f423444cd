/** One long strip that looks periodic until its last letter, and some short ones. */
export const smallest = 1;
export const largest = 500_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const strips = [];
  let left = size;
  while (left > size / 2 && strips.length < 500) {
    const length = random.int(1, Math.min(left, 12));
    strips.push(random.text(random.int(1, 4), 'ab').repeat(12).slice(0, length));
    left -= length;
  }
  if (left > 0) strips.push(`${'a'.repeat(left - 1)}${random.pick(['a', 'b', 'b'])}`);
  return `${strips.length}\n${random.shuffle(strips).join('\n')}\n`;
}

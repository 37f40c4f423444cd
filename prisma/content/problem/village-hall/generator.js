/** A long chain of villages with short branches, numbered at random. */
export const smallest = 1;
export const largest = 200_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const most = Math.floor(1_000_000_000 / size);
  const residents = Array.from({ length: size }, () => random.int(0, most));
  const villages = random.shuffle(Array.from({ length: size }, (_, i) => i + 1));
  const lines = [`${size}`, residents.join(' ')];
  for (let i = 1; i < size; i++) {
    const ends = random.shuffle([villages[i], villages[Math.max(0, i - random.int(1, 3))]]);
    lines.push(ends.join(' '));
  }
  return `${lines.join('\n')}\n`;
}

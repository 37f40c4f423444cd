/** Bands of all lengths; most of them overlap with only a few others. */
export const smallest = 1;
export const largest = 80_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const longest = random.pick([3, 1000, 100_000_000]);
  const lines = Array.from({ length: size }, () => {
    const start = random.int(0, 1_000_000_000 - longest);
    const end = start + random.int(1, longest);
    return `${start} ${end} ${random.int(1, 1_000_000_000)}`;
  });
  return `${size}\n${lines.join('\n')}\n`;
}

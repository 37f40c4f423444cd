/** `size` rows and columns, two cells in five frozen, and values of k between which the way changes. */
export const smallest = 1;
export const largest = 120;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const harbour = Array.from({ length: size }, () =>
    Array.from({ length: size }, () => (random.int(1, 5) <= 2 ? '#' : '.')),
  );
  harbour[0][0] = '.';
  harbour[size - 1][size - 1] = '.';
  const limits = [20, 12, 8, 6, 5].map((part) => Math.floor(size / part) + random.int(0, 2));
  return `${harbour.map((row) => row.join('')).join('\n')}\n5\n${limits.join(' ')}\n`;
}

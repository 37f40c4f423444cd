/** `size` rows and columns with few trees, so that bars are high and of many heights. */
export const smallest = 1;
export const largest = 500;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const park = Array.from({ length: size }, () => new Array(size).fill('.'));
  for (let trees = random.int(size, 3 * size); trees > 0; trees--) {
    park[random.int(0, size - 1)][random.int(0, size - 1)] = '#';
  }
  return `${park.map((row) => row.join('')).join('\n')}\n`;
}

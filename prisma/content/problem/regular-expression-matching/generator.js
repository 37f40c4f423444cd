/**
 * The string repeats one letter, the pattern repeats that letter or a dot, each with a star. The last
 * letter decides, so plain recursion tries everything. `size` counts the letters of the string.
 */
export const smallest = 1;
export const largest = 20;
export const measuredUpTo = 500;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  const [most, last] = random.shuffle([...'abcdefgh']);
  const stars = Math.max(1, Math.floor((size - 2) / 2));
  const pieces = Array.from({ length: stars }, () => (random.int(1, 3) === 1 ? '.*' : `${most}*`));
  const end = random.int(0, 1) === 1 ? last : most;
  return [most.repeat(size - 1) + end, pieces.join('') + last];
}

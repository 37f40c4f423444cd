/**
 * Three long parts with disjoint sets of letters, in which every letter occurs again and again.
 * `size` counts letters.
 */
export const smallest = 1;
export const largest = 500;
export const measuredUpTo = 50_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const letters = random.shuffle([...'abcdefghijklmnopqrstuvwxyz']).join('');
  const first = Math.floor(size / 2);
  const second = Math.floor(size / 4);
  return [
    random.text(first, letters.slice(0, 9)) +
      random.text(second, letters.slice(9, 18)) +
      random.text(size - first - second, letters.slice(18)),
  ];
}

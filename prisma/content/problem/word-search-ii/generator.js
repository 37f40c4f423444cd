/**
 * A board of three letters and words of the same letters: nearly every prefix can be spelled in
 * many ways, and many words share it. `size` counts words.
 */
export const smallest = 1;
export const largest = 3_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const letters = random.shuffle([...'abcdefghijklmnopqrstuvwxyz']).slice(0, 3).join('');
  const board = Array.from({ length: 8 }, () => [...random.text(8, letters)]);
  const words = new Set();
  while (words.size < size) words.add(random.text(random.int(9, 10), letters));
  return [board, [...words]];
}

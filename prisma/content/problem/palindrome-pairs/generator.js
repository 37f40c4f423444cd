/**
 * Words of the letter a with one other letter near the middle, and some reversed words, so that a comparison from
 * both ends takes long. `size` counts words.
 */
export const smallest = 1;
export const largest = 2_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const words = new Set();
  while (words.size < size) {
    const half = random.int(0, 29);
    const letters = random.text(random.int(1, 3), 'bcdefghijklmnopqrstuvwxyz');
    const word = 'a'.repeat(half) + letters + 'a'.repeat(random.int(0, 57 - half));
    words.add(word);
    if (words.size < size && random.int(0, 3) === 0) words.add([...word].reverse().join(''));
  }
  return [random.shuffle([...words])];
}

/** Strings of eight letters; nearly all of them have no anagram, a few occur again with shuffled letters. */
export const smallest = 1;
export const largest = 10_000;
export const measuredUpTo = 50_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const words = [];
  for (let i = 0; i < size; i++) {
    const isAnagram = i > 0 && random.int(1, 50) === 1;
    const letters = isAnagram ? random.pick(words) : random.text(8, 'abcdefghijklmnopqrstuvwxyz');
    words.push(random.shuffle(letters.split('')).join(''));
  }
  return [words];
}

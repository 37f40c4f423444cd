/** All 26 letters occur. In some inputs the last word is exchanged, so the difference is found at the end only. */
export const smallest = 1;
export const largest = 300;
export const measuredUpTo = 20_000;
export const seeds = [1, 2, 3, 4];

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

export function generate(size, random) {
  const words = new Map(random.shuffle(LETTERS.split('')).map((letter, i) => [letter, LETTERS[i].repeat(3) + letter]));
  const pattern = random.text(size, LETTERS);
  const list = [...pattern].map((letter) => words.get(letter));
  if (random.int(0, 1) === 0) list[size - 1] = random.pick([...words.values()]);
  return [pattern, list.join(' ')];
}

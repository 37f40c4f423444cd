/**
 * Words with a long common prefix, sorted by a random alphabet. In every second input the last word is too small,
 * which shows only at the end. `size` counts words.
 */
export const smallest = 1;
export const largest = 100;
export const measuredUpTo = 2_000;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  const order = random.shuffle([...'abcdefghijklmnopqrstuvwxyz']).join('');
  const prefix = random.text(14, order);
  const key = (word) => [...word].map((letter) => String.fromCharCode(97 + order.indexOf(letter))).join('');
  const words = Array.from({ length: size }, () => prefix + random.text(random.int(1, 6), order))
    .map((word) => [key(word), word])
    .sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))
    .map(([, word]) => word);
  if (random.int(0, 1) === 1) words[size - 1] = prefix;
  return [words, order];
}

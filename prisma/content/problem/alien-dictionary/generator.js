/**
 * Words of a random alphabet, in its order. With some seeds two words are swapped, so that there may
 * be no order at all. `size` counts words.
 */
export const smallest = 1;
export const largest = 100;
export const measuredUpTo = 3_000;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  const alphabet = random.shuffle([...'abcdefghijklmnopqrstuvwxyz']);
  const ranks = Array.from({ length: size }, () =>
    Array.from({ length: random.int(8, 20) }, (_, i) => (i < 6 ? random.int(0, 3) : random.int(0, 25))),
  );
  const texts = ranks.map((places) => places.map((place) => String.fromCharCode(97 + place)).join(''));
  const sorted = texts.sort().map((text) => [...text].map((letter) => alphabet[letter.charCodeAt(0) - 97]).join(''));
  if (size > 3 && random.int(0, 2) === 0) [sorted[0], sorted[size - 1]] = [sorted[size - 1], sorted[0]];
  return [sorted];
}

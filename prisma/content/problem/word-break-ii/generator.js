/**
 * Many letters a, which can be segmented in many ways, and a last letter that matches none of the words; or only long
 * words, which give a few sentences. `size` counts the letters of s.
 */
export const smallest = 2;
export const largest = 20;
export const measuredUpTo = 24;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  const hasAnswer = random.int(0, 99) % 2 === 1;
  const shortest = hasAnswer && size > 12 ? 5 : 1;
  const lengths = Array.from({ length: 10 }, (_, i) => i + 1).filter((i) => i >= shortest && i < size);
  const words = lengths.map((length) => 'a'.repeat(length));
  words.push(hasAnswer ? 'b' : random.pick(['bb', 'ba', 'c']));
  return [`${'a'.repeat(size - 1)}b`, random.shuffle(words)];
}

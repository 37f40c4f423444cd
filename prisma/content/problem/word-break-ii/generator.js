/**
 * Many a's, which can be cut in a great many ways, and at the end a letter that fits to a few of them or to none.
 * `size` counts the letters of s.
 */
export const smallest = 2;
export const largest = 24;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const words = Array.from({ length: Math.min(10, size - 1) }, (_, i) => 'a'.repeat(i + 1));
  if (size <= 12 && random.int(0, 1) === 1) words.push('b');
  else words.push(random.pick(['bb', 'ba', 'c']));
  return [`${'a'.repeat(size - 1)}b`, random.shuffle(words)];
}

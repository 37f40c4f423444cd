/**
 * Names of ten letters, and a search word that grows with their number: the first prefixes match a name near the
 * end of the alphabet, the later ones none, so that a full scan is needed for each letter.
 */
export const smallest = 1;
export const largest = 1_000;
export const measuredUpTo = 10_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const names = new Set();
  while (names.size < size) names.add(random.text(10, 'abcdwxyz'));
  const products = [...names];
  const last = products.reduce((a, b) => (a > b ? a : b));
  return [products, last + 'a'.repeat(Math.ceil(size / 4))];
}

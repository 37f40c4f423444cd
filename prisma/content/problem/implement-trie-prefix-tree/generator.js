/**
 * First words of five letters are inserted, then most queries are unsuccessful and differ late, so a brute-force
 * search compares every word nearly to its end.
 */
export const smallest = 2;
export const largest = 20_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const words = Array.from({ length: Math.ceil(size / 2) }, () => random.text(5, 'abcdefgh'));
  const calls = [['Trie'], ...words.map((word) => ['insert', word])];
  while (calls.length <= size) {
    const word = random.pick(words);
    const kind = random.int(1, 4);
    if (kind === 1) calls.push(['search', word]);
    else if (kind === 2) calls.push(['search', `${word.slice(0, 4)}z`]);
    else if (kind === 3) calls.push(['startsWith', word.slice(0, random.int(1, 5))]);
    else calls.push(['startsWith', `${word.slice(0, 3)}y`]);
  }
  return calls;
}

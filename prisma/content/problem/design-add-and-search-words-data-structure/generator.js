/**
 * First words of eight letters are added, then nearly all patterns match none of them and differ late, so a
 * brute-force search compares every word nearly to its end.
 */
export const smallest = 2;
export const largest = 10_000;
export const measuredUpTo = 20_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const words = Array.from({ length: Math.ceil(size / 2) }, () => random.text(8, 'abcd'));
  const calls = [['WordDictionary'], ...words.map((word) => ['addWord', word])];
  while (calls.length <= size) {
    const letters = [...random.pick(words)];
    for (let dots = random.int(0, 2); dots > 0; dots--) letters[random.int(1, 6)] = '.';
    if (random.int(1, 4) > 1) letters[7] = 'z';
    calls.push(['search', letters.join('')]);
  }
  return calls;
}

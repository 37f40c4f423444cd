/** A string of few different letters, and a shuffled substring of it, half as long, so that comparing whole substrings is slow. */
export const smallest = 2;
export const largest = 30_000;
export const measuredUpTo = 50_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const s = random.text(size, random.pick(['ab', 'aaaab', 'abcdefghij']));
  const start = random.int(0, Math.floor(size / 2));
  const p = random.shuffle([...s.slice(start, start + Math.floor(size / 2))]).join('');
  return [s, p];
}

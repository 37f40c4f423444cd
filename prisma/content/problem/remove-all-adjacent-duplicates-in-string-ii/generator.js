/**
 * Runs of k - 1 letters, then the letters that complete them, the last run first, so that each removal is
 * farther to the left than the previous one. A few letters in between stay. `size` counts letters.
 */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const k = random.int(2, 5);
  const count = Math.floor((size * 4) / (5 * k));
  const letters = [];
  const next = () => random.pick([...'abcdef'].filter((letter) => letter !== letters.at(-1)));
  for (let i = 0; i < count; i++) letters.push(next());
  const rows = letters.map((letter) => letter.repeat(k - 1)).join('');
  const rest = random.text(size - count * k, 'xyz');
  return [rest + rows + letters.toReversed().join(''), k];
}

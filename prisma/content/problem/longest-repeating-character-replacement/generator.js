/** Two letters are frequent, and a tenth of the letters may be replaced, so that the runs are long. */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const text = random.text(size, random.pick(['AAAAAAAB', 'AAAABBBBC', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ']));
  return [text, Math.floor(size / 10)];
}

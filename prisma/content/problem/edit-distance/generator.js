/** Two strings of few different letters, so that some of them match. `size` is the length of each. */
export const smallest = 1;
export const largest = 500;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const letters = random.pick(['abc', 'abcdef', 'xyz']);
  const shorter = random.int(Math.ceil((9 * size) / 10), size);
  return [random.text(size, letters), random.text(shorter, letters)];
}

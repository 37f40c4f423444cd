/** Sorted letters and the same letters reversed, in some inputs with one letter replaced. */
export const smallest = 2;
export const largest = 50_000;
export const measuredUpTo = 200_000;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  const letters = random.text(size, 'abcdefghijklmnopqrstuvwxyz').split('').sort();
  const backwards = letters.toReversed();
  if (random.int(0, 1) === 1) backwards[size - 1] = backwards[size - 1] === 'z' ? 'y' : 'z';
  return [letters.join(''), backwards.join('')];
}

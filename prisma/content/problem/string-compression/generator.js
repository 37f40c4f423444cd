/** Runs of all lengths, mostly short ones, and some of a hundred or more. `size` counts the characters. */
export const smallest = 1;
export const largest = 2_000;
export const measuredUpTo = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const chars = [];
  while (chars.length < size) {
    const letter = random.text(1, 'abcXYZ012.-');
    const length = random.int(1, random.pick([1, 3, 12, 150]));
    for (let i = 0; i < length && chars.length < size; i++) chars.push(letter);
  }
  return [chars];
}

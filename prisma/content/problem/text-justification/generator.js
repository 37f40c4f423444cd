/** Short words, so that a line has many gaps. `size` counts the words. */
export const smallest = 1;
export const largest = 300;
export const measuredUpTo = 20_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const maxWidth = random.int(60, 100);
  const letters = 'abcdefghijklmnopqrstuvwxyz.,';
  return [Array.from({ length: size }, () => random.text(random.int(1, random.pick([3, 9])), letters)), maxWidth];
}

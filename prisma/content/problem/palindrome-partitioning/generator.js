/** One letter repeated: every substring is a palindrome, and there are 2^(size - 1) partitions. */
export const smallest = 1;
export const largest = 14;
export const seeds = [1, 2];

export function generate(size, random) {
  return [random.pick([...'abcdefghijklmnopqrstuvwxyz']).repeat(size)];
}

/** An even number whose highest set bit is bit `size`, counted from 0. */
export const smallest = 1;
export const largest = 30;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  return [2 * random.int(2 ** (size - 1), 2 ** size - 1)];
}

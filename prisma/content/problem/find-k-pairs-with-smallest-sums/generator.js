/** Arrays as long as the size, and a fifth of the size as `k`: only few of all the pairs are wanted. */
export const smallest = 1;
export const largest = 50_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const sorted = () => Array.from({ length: size }, () => random.int(-(10 ** 9), 10 ** 9)).sort((a, b) => a - b);
  return [sorted(), sorted(), Math.ceil(size / 5)];
}

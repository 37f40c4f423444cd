/** `size` counts the digits; in about half of the numbers one group of three digits is 0. */
export const smallest = 1;
export const largest = 10;
export const seeds = [1, 2, 3, 4, 5, 6];

export function generate(size, random) {
  const num = random.int(10 ** (size - 1), Math.min(10 ** size - 1, 2 ** 31 - 1));
  const place = 1000 ** random.int(0, 2);
  const part = Math.floor(num / place) % 1000;
  const isLeftOut = random.int(0, 1) === 1 && num - part * place > 0;
  return [isLeftOut ? num - part * place : num];
}

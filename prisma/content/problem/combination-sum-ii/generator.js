/** Each number from 1 on occurs twice, so that very many sums are possible. `size` counts candidates. */
export const smallest = 1;
export const largest = 30;
export const seeds = [1, 2];

export function generate(size, random) {
  return [random.shuffle(Array.from({ length: size }, (_, i) => Math.floor(i / 2) + 1)), Math.max(1, size)];
}

/** Mostly sevens and nines, the digits with four letters. `size` counts digits. */
export const smallest = 1;
export const largest = 4;
export const measuredUpTo = 6;
export const seeds = [1, 2];

export function generate(size, random) {
  return [random.text(size, '7979798')];
}

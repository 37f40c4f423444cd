/** Random letters, so that many counts are odd. */
export const smallest = 1;
export const largest = 2_000;
export const measuredUpTo = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  return [random.text(size, 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ')];
}

/** The size is `n` itself: every answer has all balanced texts. */
export const smallest = 1;
export const largest = 8;
export const seeds = [1];

export function generate(size) {
  return [size];
}

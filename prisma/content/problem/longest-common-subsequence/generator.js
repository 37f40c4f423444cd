/** Two strings of the same length over six letters: many letters match, in many ways. */
export const smallest = 1;
export const largest = 1_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  return [random.text(size, 'abcdef'), random.text(size, 'abcdef')];
}

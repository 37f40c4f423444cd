/** Two texts of the same length over six letters: many of them agree, and in many ways. */
export const smallest = 1;
export const largest = 1_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  return [random.text(size, 'abcdef'), random.text(size, 'abcdef')];
}

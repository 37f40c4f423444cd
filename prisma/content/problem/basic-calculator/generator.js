/** Parentheses nested as deeply as possible, so that only the innermost can be evaluated. `size` counts characters. */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const digit = () => random.int(0, 9);
  const depth = Math.floor((size - 1) / 4);
  const opened = Array.from({ length: depth }, () => `${digit()}${random.pick(['+', '-', '-'])}(`);
  return [`${opened.join('')}${digit()}${')'.repeat(depth)}`.padEnd(size, ' ')];
}

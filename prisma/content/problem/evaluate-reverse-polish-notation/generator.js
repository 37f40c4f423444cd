/**
 * All numbers come first, so that the first operator is always far from both ends of the array.
 * Operators are chosen such that every value stays small. `size` is the number of tokens; a valid
 * expression has an odd number of them.
 */
export const smallest = 1;
export const largest = 10_000;
export const measuredUpTo = 50_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const count = Math.ceil(size / 2);
  const numbers = Array.from({ length: count }, () => random.int(-200, 200));
  const operators = [];
  let value = numbers[count - 1];
  for (let i = count - 2; i >= 0; i--) {
    const left = numbers[i];
    const operator = random.pick(['+', '-', '*', '/']);
    const isUsable = operator === '/' ? value !== 0 : operator !== '*' || Math.abs(left * value) <= 1_000_000;
    const chosen = isUsable ? operator : value > 0 ? '-' : '+';
    if (chosen === '+') value = left + value;
    else if (chosen === '-') value = left - value;
    else if (chosen === '*') value = left * value;
    else value = Math.trunc(left / value);
    operators.push(chosen);
  }
  return [[...numbers.map(String), ...operators]];
}

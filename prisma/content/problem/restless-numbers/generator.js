/** Numbers of `size` digits: restless ones, 10^18 for the largest size, and some with equal adjacent digits near the end. */
export const smallest = 1;
export const largest = 19;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  if (size === 19) return `1${'0'.repeat(18)}\n`;
  const digits = [random.int(1, 9)];
  while (digits.length < size) {
    const digit = random.int(0, 9);
    if (digit !== digits.at(-1) || (digits.length > 12 && random.int(0, 1) === 0)) digits.push(digit);
  }
  return `${digits.join('')}\n`;
}

/** A long decimal part and a long exponent. Half of the inputs may be invalid close to the end. */
export const smallest = 1;
export const largest = 20;
export const measuredUpTo = 100_000;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  const chars = [...random.text(size, '0123456789')];
  if (size < 8) return [chars.join('')];
  const middle = Math.floor(size / 2);
  chars[0] = random.pick(['+', '-', '.']);
  if (chars[0] !== '.') chars[random.int(1, middle - 1)] = '.';
  chars[middle] = random.pick(['e', 'E']);
  chars[middle + 1] = random.pick(['+', '-', '0']);
  if (random.int(0, 1) === 1) chars[size - random.int(1, 2)] = random.pick(['.', 'e', '-', 'x']);
  return [chars.join('')];
}

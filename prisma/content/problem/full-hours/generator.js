/** Many different remainders in some inputs, many pairs in others. */
export const smallest = 2;
export const largest = 150_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const k = random.pick([1, 2, 1_000_000_000]);
  const lengths = Array.from({ length: size }, () => random.int(1, 1_000_000_000));
  return `${size} ${k}\n${lengths.join(' ')}\n`;
}

/** Long chains, so that paths to the root are long and recursion is deep. */
export const smallest = 1;
export const largest = 200_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const reach = random.pick([1, 3, 10]);
  const bosses = Array.from({ length: size - 1 }, (_, i) => random.int(Math.max(1, i + 2 - reach), i + 1));
  return `${size}\n${bosses.join(' ')}\n`;
}

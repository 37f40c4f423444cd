/** Few dishes in long runs, and a limit that most subarrays do not exceed. */
export const smallest = 1;
export const largest = 150_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const kinds = Math.min(size, random.int(2, 40));
  const k = Math.max(1, kinds - random.int(0, 1));
  const dishes = Array.from({ length: size }, () => random.int(1, kinds));
  return `${size} ${k}\n${dishes.join(' ')}\n`;
}

/** `size` heaps, with up to ten times as many pebbles, and fifty allowed numbers if there is room. */
export const smallest = 1;
export const largest = 1000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const allowed = new Set([1]);
  for (let i = 0; i < 200 && allowed.size < 50; i++) allowed.add(random.int(1, 10 * size));
  const heaps = Array.from({ length: size }, () => random.int(1, 10 * size));
  heaps[0] = 10 * size;
  const rising = [...allowed].sort((one, other) => one - other);
  return `${rising.join(' ')}\n${heaps.join(' ')}\n`;
}

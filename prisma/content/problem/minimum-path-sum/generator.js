/** A random matrix that is nearly square. `size` counts cells. */
export const smallest = 1;
export const largest = 40_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const columns = Math.ceil(Math.sqrt(size));
  const rows = Math.max(1, Math.floor(size / columns));
  const row = () => Array.from({ length: columns }, () => random.int(0, 200));
  return [Array.from({ length: rows }, row)];
}

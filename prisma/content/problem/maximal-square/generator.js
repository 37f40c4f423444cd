/** Nearly all cells are ones, so squares are large and testing each of them is slow. `size` counts cells. */
export const smallest = 1;
export const largest = 40_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const columns = Math.ceil(Math.sqrt(size));
  const rows = Math.max(1, Math.floor(size / columns));
  const row = () => Array.from({ length: columns }, () => (random.int(1, 3_000) === 1 ? '0' : '1'));
  return [Array.from({ length: rows }, row)];
}

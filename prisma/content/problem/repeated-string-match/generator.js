/** Long runs of one letter, so each start matches for a long time. The last letters decide. `size` counts both strings. */
export const smallest = 2;
export const largest = 20_000;
export const measuredUpTo = 40_000;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  const length = Math.floor(size / 2);
  const run = 'a'.repeat(length - 1);
  const half = Math.floor((length - 1) / 2);
  const kind = random.int(1, 3);
  if (kind === 1) return [run + 'b', run.slice(0, half) + 'b' + run.slice(half)];
  if (kind === 2) return [run + 'a', run + 'b'];
  return [run + 'b', run.slice(0, half) + 'c'];
}

/** Half of the numbers are initial; the later ones increase, so that each changes the answer. */
export const smallest = 2;
export const largest = 20_000;
export const measuredUpTo = 40_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const half = Math.floor(size / 2);
  const nums = Array.from({ length: half }, () => random.int(-10_000, 10_000));
  const calls = [['KthLargest', Math.max(1, Math.ceil(half / 2)), nums]];
  const added = size - half;
  for (let i = 0; i < added; i++) calls.push(['add', Math.floor((9_000 * i) / added) + random.int(0, 1_000)]);
  return calls;
}

/** Half of the numbers are initial; the later ones increase, so that each changes the answer. */
export const smallest = 2;
export const largest = 40_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const half = Math.floor(size / 2);
  const nums = Array.from({ length: half }, () => random.int(-(10 ** 9), 10 ** 9));
  const calls = [['KthLargest', Math.max(1, Math.ceil(half / 2)), nums]];
  for (let i = 0; i < size - half && i < 20_000; i++) calls.push(['add', random.int(0, 10 ** 9) + 10_000 * i]);
  return calls;
}

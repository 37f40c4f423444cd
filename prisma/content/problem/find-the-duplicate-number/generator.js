/** One of the two equal numbers is the last element, so that a scan from the front finds it last. */
export const smallest = 2;
export const largest = 100_001;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  // All numbers from 1 to size - 1 once, in random order; the last of them is repeated at the end.
  const nums = random.shuffle(Array.from({ length: size - 1 }, (_, i) => i + 1));
  return [[...nums, nums.at(-1)]];
}

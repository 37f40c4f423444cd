/** The two equal numbers stand at the end, so that who reads from the front finds them last. */
export const smallest = 2;
export const largest = 100_001;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  // All numbers from 1 to size - 1 once, in any order; the last of them stands at the end once more.
  const nums = random.shuffle(Array.from({ length: size - 1 }, (_, i) => i + 1));
  return [[...nums, nums.at(-1)]];
}

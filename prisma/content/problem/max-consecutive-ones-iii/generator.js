/** Ones and zeros at random; a third of the elements may be flipped, so that long subarrays qualify. */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  return [Array.from({ length: size }, () => random.int(0, 1)), Math.floor(size / 3)];
}

/**
 * Values that drift upward with noise, slowly enough for valid subarrays of about half the length. `size` counts
 * elements.
 */
export const smallest = 1;
export const largest = 20_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const nums = Array.from({ length: size }, (_, i) => 1000 * i + random.int(1, 1_000_000));
  return [random.int(0, 1) === 1 ? nums : nums.reverse(), 500 * size + random.int(0, 1_000_000)];
}

/** The target is in the last tenth of the array or just beyond it, and is found in half of the inputs. */
export const smallest = 1;
export const largest = 10_000;
export const measuredUpTo = 100_000;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  const step = Math.max(2, Math.floor(20_000 / size));
  let value = -10_002;
  const nums = Array.from({ length: size }, () => {
    value += random.int(2, step);
    return value;
  });
  const near = nums[random.int(Math.floor(0.9 * (size - 1)), size - 1)];
  return [nums, near + random.int(0, 1)];
}

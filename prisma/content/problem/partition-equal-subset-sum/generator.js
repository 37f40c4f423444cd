/** Even numbers. In two of three inputs half of their sum is odd, so no subset works and all are tried. */
export const smallest = 1;
export const largest = 200;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const nums = Array.from({ length: size }, () => 2 * random.int(30, 49));
  const half = nums.reduce((sum, num) => sum + num, 0) / 2;
  const wanted = random.int(0, 2) === 0 ? 0 : 1;
  if (half % 2 !== wanted) nums[0] += 2;
  return [nums];
}

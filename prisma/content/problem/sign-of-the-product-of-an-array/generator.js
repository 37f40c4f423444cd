/** Large factors, so that the whole product has many digits; a zero only at the end, and not always. */
export const smallest = 1;
export const largest = 1_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const nums = Array.from({ length: size }, () => random.pick([-1, 1]) * random.int(50, 100));
  if (random.int(1, 4) === 1) nums[size - 1] = 0;
  return [nums];
}

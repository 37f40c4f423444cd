/** Almost all numbers are odd, and three odd numbers never add up to 0: a long search with few triplets to return. */
export const smallest = 3;
export const largest = 2_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const evens = Math.ceil(size / 200);
  const nums = Array.from({ length: size }, (_, index) =>
    index < evens ? 2 * random.int(-10_000, 10_000) : 2 * random.int(-40_000, 20_000) + 1,
  );
  return [random.shuffle(nums)];
}

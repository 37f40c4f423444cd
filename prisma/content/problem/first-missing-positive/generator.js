/** The numbers 1 to size in random order; one of them may be replaced by another number. */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const nums = random.shuffle(Array.from({ length: size }, (_, index) => index + 1));
  const missing = random.int(Math.ceil((size * 3) / 4), size + 1);
  const others = [0, -1, -(2 ** 31), 2 ** 31 - 1, 1];
  return [nums.map((num) => (num === missing ? random.pick(others) : num))];
}

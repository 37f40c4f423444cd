/** Pairs in random order and the single number at the end, so that a search from the front takes longest. */
export const smallest = 1;
export const largest = 29_999;
export const measuredUpTo = 199_999;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const pairs = Math.floor((size - 1) / 2);
  const limit = Math.max(30_000, size);
  const stride = Math.floor((2 * limit + 1) / (pairs + 1));
  const values = Array.from({ length: pairs + 1 }, (_, index) => {
    const low = index * stride - limit;
    return random.int(low, low + stride - 1);
  });
  const [single, ...others] = random.shuffle(values);
  return [[...random.shuffle([...others, ...others]), single]];
}

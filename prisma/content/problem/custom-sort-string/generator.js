/** All 26 letters occur in s, and about two thirds of them are in the order. `size` is the length of s. */
export const smallest = 1;
export const largest = 200;
export const measuredUpTo = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const order = random.shuffle([...letters]).slice(0, random.int(14, 20));
  return [order.join(''), random.text(size, letters)];
}

/**
 * Up to 43 digits that are 1 or 2, any two of which form a valid pair: the worst case for plain recursion.
 * The digits after them can only be decoded one by one. `size` is the number of digits.
 */
export const smallest = 1;
export const largest = 100;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const free = Math.min(size, random.int(41, 43));
  return [random.text(free, '12') + random.text(size - free, '789')];
}

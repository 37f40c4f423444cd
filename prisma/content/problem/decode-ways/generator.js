/**
 * Up to 43 digits 1 and 2, which can be paired everywhere, so that recursion has the most to do.
 * Behind them come digits that stand alone. `size` counts digits.
 */
export const smallest = 1;
export const largest = 100;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const free = Math.min(size, random.int(41, 43));
  return [random.text(free, '12') + random.text(size - free, '789')];
}

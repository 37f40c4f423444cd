/** Random prices; a long array has more rises than transactions, so that the limit matters. */
export const smallest = 1;
export const largest = 1_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const k = random.int(50, 100);
  return [k, Array.from({ length: size }, () => random.int(0, 1_000))];
}

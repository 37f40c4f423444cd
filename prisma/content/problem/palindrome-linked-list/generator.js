/** A palindrome, or one time in three a list that differs from one in a single value near the middle. */
export const smallest = 1;
export const largest = 3_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const values = Array.from({ length: size }, () => random.int(0, 9));
  for (let i = 0; i < size; i++) values[size - 1 - i] = values[i];
  const middle = Math.ceil(size / 2) - 1;
  if (random.int(1, 3) === 1) values[middle] = (values[middle] + 1) % 10;
  return [values];
}

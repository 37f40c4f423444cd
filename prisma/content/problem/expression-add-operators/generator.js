/** Digits from 2 to 9 without zeros, which would save work. `size` counts digits. */
export const smallest = 1;
export const largest = 10;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  return [random.text(size, '23456789'), random.int(100, 2_000)];
}

/** `size` counts the digits of both numbers together; many nines propagate a carry over many digits. */
export const smallest = 2;
export const largest = 20_000;
export const measuredUpTo = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const number = (length) => random.text(1, '123456789') + random.text(length - 1, random.pick(['9', '099999', '0123456789']));
  const first = Math.floor(size / 2);
  return [number(first), number(size - first)];
}

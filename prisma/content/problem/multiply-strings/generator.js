/** `size` counts the digits of both numbers together; nines make the largest sums and carries. */
export const smallest = 2;
export const largest = 400;
export const measuredUpTo = 1_600;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const digits = random.pick(['9', '0123456789', '89']);
  const number = (length) => random.text(1, '123456789') + random.text(length - 1, digits);
  const first = Math.floor(size / 2);
  return [number(first), number(size - first)];
}

/** Both numbers have about half of the digits; many nines propagate a carry over many digits. */
export const smallest = 2;
export const largest = 200;
export const measuredUpTo = 6_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const number = (length) => {
    const digits = Array.from({ length }, () => (random.int(1, 2) === 1 ? 9 : random.int(0, 9)));
    digits[length - 1] = random.int(1, 9);
    return digits;
  };
  const first = Math.floor(size / 2);
  return [number(first), number(size - first)];
}

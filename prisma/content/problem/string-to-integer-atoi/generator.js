/** Spaces, a sign, many zeros or many digits, and a rest that is ignored. */
export const smallest = 1;
export const largest = 200;
export const measuredUpTo = 20_000;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  const spaces = ' '.repeat(Math.floor(size / 4));
  const sign = random.pick(['', '+', '-']);
  const digits = random.int(0, 1) === 1 ? random.text(Math.floor(size / 2), '0123456789') : '0'.repeat(Math.floor(size / 2));
  const text = spaces + sign + digits + random.text(9, '0123456789') + random.text(size, ' .-+az09');
  return [text.slice(0, size)];
}

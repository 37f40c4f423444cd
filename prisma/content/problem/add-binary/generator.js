/** A carry starts at the end and travels through a run of ones that covers most of the number. */
export const smallest = 1;
export const largest = 10_000;
export const measuredUpTo = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  if (size === 1) return ['1', random.pick(['0', '1'])];
  const mixed = random.int(0, Math.floor(size / 10));
  const a = `1${random.text(mixed, '01')}`.padEnd(size, '1').slice(0, size);
  return random.shuffle([a, '1']);
}

/** Nearly all domains are distinct, but many have the same last part. `size` counts the entries. */
export const smallest = 1;
export const largest = 100;
export const measuredUpTo = 20_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const label = (length) => random.text(length, 'abcdefghijklmnopqrstuvwxyz');
  const ends = ['org', 'net', 'info', label(2)];
  return [
    Array.from({ length: size }, () => {
      const parts = [label(random.int(3, 8)), random.pick(ends)];
      if (random.int(0, 1) === 1) parts.unshift(label(random.int(1, 3)));
      return `${random.int(1, 10_000)} ${parts.join('.')}`;
    }),
  ];
}

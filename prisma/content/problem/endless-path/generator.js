/** Twenty colours; `size` is the number of binary digits of `n`, which is at most 10^18. */
export const smallest = 1;
export const largest = 60;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  let slabs = 1n;
  for (let digit = 1; digit < size; digit++) slabs = 2n * slabs + BigInt(random.int(0, 1));
  if (slabs > 10n ** 18n) slabs = 10n ** 18n;
  const pairs = [];
  for (let one = 1; one <= 20; one++) {
    for (let other = one; other <= 20; other++) if (random.int(0, 4) === 0) pairs.push(`${one} ${other}`);
  }
  return [`${slabs} 20`, ...random.shuffle(pairs)].join('\n') + '\n';
}

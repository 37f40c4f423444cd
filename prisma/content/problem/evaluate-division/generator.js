/** A few long chains of variables; queries ask for two variables of any chain. `size` is the number of equations, and of queries. */
export const smallest = 1;
export const largest = 20;
export const measuredUpTo = 20_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const names = random.shuffle(Array.from({ length: size + 1 }, (_, i) => `${random.text(1, 'abcxyz')}${i % 10_000}`));
  const different = [...new Set(names)];
  const numbers = different.map(() => random.int(2, 20));
  const pairs = different.slice(1).map((_, i) => [i, i + 1]);
  while (pairs.length < size) {
    const other = random.int(0, different.length - 2);
    pairs.push([other, other + 1]);
  }
  const chain = Math.floor(size / 4) + 5;
  const isCut = (i) => i > 0 && i % chain === 0;
  const kept = pairs.filter(([i], at) => !isCut(i) || at === 0);
  const equations = random.shuffle(kept).map((pair) => random.shuffle(pair));
  const ask = () => random.pick(different);
  return [
    equations.map((pair) => pair.map((i) => different[i])),
    equations.map(([a, b]) => numbers[a] / numbers[b]),
    Array.from({ length: size }, () => [ask(), random.int(1, 50) === 1 ? 'none' : ask()]),
  ];
}

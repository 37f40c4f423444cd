/** A third of the values form a chain, which is slow for insertions from the root; the rest is random. */
export const smallest = 1;
export const largest = 100;
export const measuredUpTo = 1_500;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  let value = 0;
  const sorted = Array.from({ length: size }, () => (value += random.int(1, 10)));
  const preorder = [];
  const ranges = [[0, size]];
  while (ranges.length > 0) {
    const [from, to] = ranges.pop();
    if (from >= to) continue;
    const isChain = from * 3 < size * 2;
    const root = isChain ? from : random.int(from, to - 1);
    preorder.push(sorted[root]);
    ranges.push([root + 1, to], [from, root]);
  }
  return [preorder];
}

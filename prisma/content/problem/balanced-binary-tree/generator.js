/** A balanced tree, so that no solution can stop early; one time in three a small subtree far down is unbalanced. */
export const smallest = 1;
export const largest = 5_000;
export const measuredUpTo = 50_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const unbalanced = random.int(1, 3) === 1 ? random.int(0, size - 1) : -1;
  const written = [];
  const ranges = [[0, size]];
  for (const [from, to] of ranges) {
    if (from >= to) {
      written.push(null);
      continue;
    }
    // Four to seven nodes that are all on the right have two levels or more, against none on the left.
    const leans = to - from >= 4 && to - from <= 7 && from <= unbalanced && unbalanced < to;
    const middle = leans ? from : (from + to) >> 1;
    written.push(random.int(-1_000, 1_000));
    ranges.push([from, middle], [middle + 1, to]);
  }
  while (written.at(-1) === null) written.pop();
  return [written];
}

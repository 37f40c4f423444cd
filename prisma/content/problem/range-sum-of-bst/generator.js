/** A balanced tree, and a narrow range with about ten values. */
export const smallest = 1;
export const largest = 20_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const gap = Math.floor(100_000 / size);
  const values = Array.from({ length: size }, (_, i) => i * gap + random.int(1, gap));
  const first = random.int(0, size - 1);
  return [balanced(values), values[first], values[Math.min(size - 1, first + random.int(5, 15))]];
}

/** A balanced binary search tree of the sorted values, in level order. */
function balanced(values) {
  const written = [];
  const ranges = [[0, values.length]];
  for (const [from, to] of ranges) {
    if (from >= to) {
      written.push(null);
      continue;
    }
    const middle = (from + to) >> 1;
    written.push(values[middle]);
    ranges.push([from, middle], [middle + 1, to]);
  }
  while (written.at(-1) === null) written.pop();
  return written;
}

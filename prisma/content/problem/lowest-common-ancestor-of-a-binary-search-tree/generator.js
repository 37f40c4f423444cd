/** A balanced tree and two consecutive values: one is an ancestor of the other, and mostly deep. */
export const smallest = 2;
export const largest = 50_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const gap = Math.floor(10 ** 9 / size);
  const values = Array.from({ length: size }, (_, i) => (2 * i - size) * gap + random.int(0, gap));
  const place = random.int(0, size - 2);
  return [balanced(values), ...random.shuffle(values.slice(place, place + 2))];
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

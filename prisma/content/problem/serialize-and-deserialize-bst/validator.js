export function validate(levels) {
  if (levels.length === 0) return;
  if (levels[0] === null) return 'an empty tree must be an empty array';
  const values = levels.filter((value) => value !== null);
  if (values.length > 10_000) return 'the tree must have at most 10 000 nodes';
  if (values.some((value) => !Number.isInteger(value) || value < 0 || value > 10_000)) {
    return 'each value must be an integer from 0 to 10 000';
  }
  if (new Set(values).size < values.length) return 'all values must be distinct';

  // Node number i, counted from 0, has its children at 2i + 1 and 2i + 2.
  const nodes = [{ value: levels[0], level: 1, low: -Infinity, high: Infinity }];
  for (let place = 1; place < levels.length; place++) {
    const parent = nodes[Math.floor((place - 1) / 2)];
    if (!parent) return 'a missing node must not have children';
    const value = levels[place];
    if (value === null) continue;
    const isLeft = place % 2 === 1;
    const low = isLeft ? parent.low : parent.value;
    const high = isLeft ? parent.value : parent.high;
    if (value <= low || value >= high) return 'the tree must be a binary search tree';
    nodes.push({ value, level: parent.level + 1, low, high });
  }
  if (nodes.at(-1).level > 3_000) return 'the tree must have at most 3 000 levels';
}

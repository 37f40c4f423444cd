const isValue = (val) => Number.isInteger(val) && val >= 1 && val <= 10_000_000;

export function validate(root, val) {
  if (!Array.isArray(root) || root.length === 0 || root[0] === null || root.at(-1) === null) {
    return 'the tree must be a level-order array that begins and ends with a value';
  }
  const nodes = root.filter((value) => value !== null);
  if (nodes.length > 5_000) return 'the tree must have 1 to 5 000 nodes';
  if (!nodes.every(isValue) || !isValue(val)) return 'each value and val must be an integer from 1 to 10 000 000';
  const places = [{ low: -Infinity, high: Infinity, depth: 0 }];
  for (const value of root) {
    const place = places.shift();
    if (!place) return 'a value has no parent';
    if (value === null) continue;
    const { low, high, depth } = place;
    if (value <= low || value >= high) return 'the tree must be a binary search tree with distinct values';
    if (depth > 1_500) return 'the depth of a node must be at most 1 500';
    places.push({ low, high: value, depth: depth + 1 }, { low: value, high, depth: depth + 1 });
  }
}

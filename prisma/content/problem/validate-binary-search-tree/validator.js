export function validate(levels) {
  if (levels.length === 0 || levels[0] === null) return 'the tree must have a root';
  const values = levels.filter((value) => value !== null);
  if (values.length > 10_000) return 'the tree must have 1 to 10 000 nodes';
  if (values.some((value) => !Number.isInteger(value) || value < -(2 ** 31) || value >= 2 ** 31)) {
    return 'each value must fit in a 32-bit integer';
  }

  // Each node has two entries for its children, in the order of the nodes.
  const depths = [1];
  for (let i = 1; i < levels.length; i++) {
    const parent = Math.floor((i - 1) / 2);
    if (parent >= depths.length) return 'a missing node must not have children';
    if (levels[i] !== null) depths.push(depths[parent] + 1);
  }
  if (depths.at(-1) > 3_000) return 'the tree must have at most 3 000 levels';
}

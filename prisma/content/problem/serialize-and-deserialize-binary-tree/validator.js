export function validate(levels) {
  if (levels.length === 0) return;
  if (levels[0] === null) return 'an empty tree must be an empty array';
  const values = levels.filter((value) => value !== null);
  if (values.length > 10_000) return 'the tree must have at most 10 000 nodes';
  if (values.some((value) => !Number.isInteger(value) || Math.abs(value) > 1_000)) {
    return 'each value must be an integer from -1 000 to 1 000';
  }

  // Node number i, counted from 0, has its children at 2i + 1 and 2i + 2.
  const levelOf = [1];
  for (let place = 1; place < levels.length; place++) {
    const parent = Math.floor((place - 1) / 2);
    if (parent >= levelOf.length) return 'a missing node must not have children';
    if (levels[place] !== null) levelOf.push(levelOf[parent] + 1);
  }
  if (levelOf.at(-1) > 3_000) return 'the tree must have at most 3 000 levels';
}

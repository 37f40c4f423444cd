export function validate(root) {
  if (!Array.isArray(root)) return 'the tree must be an array of its levels';
  if (root.length > 0 && (root[0] === null || root.at(-1) === null)) return 'the tree must begin and end with a value';
  const nodes = root.filter((val) => val !== null);
  if (nodes.length > 100) return 'the tree must have 0 to 100 nodes';
  const isValue = (val) => Number.isInteger(val) && Math.abs(val) <= 100;
  if (!nodes.every(isValue)) return 'each value must be an integer from -100 to 100';
  let places = 1;
  for (const val of root) {
    if (places === 0) return 'a value has no parent';
    places += val === null ? -1 : 1;
  }
}

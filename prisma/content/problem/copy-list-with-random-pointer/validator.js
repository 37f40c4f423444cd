const isWithin = (value, low, high) => Number.isInteger(value) && value >= low && value <= high;

export function validate(head) {
  if (!Array.isArray(head) || head.length > 1_000) return 'the list must have 0 to 1 000 nodes';
  if (!head.every((node) => Array.isArray(node) && node.length === 2)) {
    return 'each node must be a value with an index or null';
  }
  if (!head.every(([val]) => isWithin(val, -10_000, 10_000))) {
    return 'each value must be an integer from -10^4 to 10^4';
  }
  const leads = (random) => random === null || isWithin(random, 0, head.length - 1);
  if (!head.every(([, random]) => leads(random))) {
    return 'each random pointer must point to a node of the list or be null';
  }
}

export function validate(lists) {
  if (!Array.isArray(lists) || lists.length > 3_000) return 'there must be 0 to 3 000 lists';
  let nodes = 0;
  for (const list of lists) {
    if (!Array.isArray(list)) return 'each list must be a list of values';
    if (list.length > 500) return 'a list must have at most 500 nodes';
    nodes += list.length;
    if (!list.every((val) => Number.isInteger(val) && Math.abs(val) <= 10_000)) {
      return 'values must be integers from -10 000 to 10 000';
    }
    if (list.some((val, i) => i > 0 && val < list[i - 1])) return 'a list is not sorted';
  }
  if (nodes > 3_500) return 'there must be at most 3 500 nodes';
}

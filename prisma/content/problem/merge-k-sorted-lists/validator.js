export function validate(lists) {
  if (!Array.isArray(lists) || lists.length > 3_000) return 'there must be 0 to 3 000 lists';
  let nodes = 0;
  for (const list of lists) {
    if (!Array.isArray(list)) return 'each list must be a list of values';
    nodes += list.length;
    if (!list.every((val) => Number.isInteger(val) && val >= -(2 ** 31) && val <= 2 ** 31 - 1)) {
      return 'values must be 32-bit integers';
    }
    if (list.some((val, i) => i > 0 && val < list[i - 1])) return 'a list is not sorted';
  }
  if (nodes > 3_500) return 'there must be at most 3 500 nodes';
}

export function validate(list1, list2) {
  for (const list of [list1, list2]) {
    if (!Array.isArray(list) || list.length > 50) return 'a list must have 0 to 50 nodes';
    if (!list.every((val) => Number.isInteger(val) && Math.abs(val) <= 100)) {
      return 'values must be integers from -100 to 100';
    }
    if (list.some((val, i) => i > 0 && val < list[i - 1])) return 'a list is not sorted';
  }
}

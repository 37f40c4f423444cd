export function validate(list1, list2) {
  for (const list of [list1, list2]) {
    if (!Array.isArray(list) || list.length > 1_500) return 'a list must have 0 to 1 500 nodes';
    if (!list.every((val) => Number.isInteger(val) && val >= -(2 ** 31) && val <= 2 ** 31 - 1)) {
      return 'values must be 32-bit integers';
    }
    if (list.some((val, i) => i > 0 && val < list[i - 1])) return 'a list is not sorted';
  }
}

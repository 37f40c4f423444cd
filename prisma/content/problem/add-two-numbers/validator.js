export function validate(l1, l2) {
  for (const list of [l1, l2]) {
    if (!Array.isArray(list) || list.length < 1 || list.length > 100) return 'a list must have 1 to 100 nodes';
    if (!list.every((val) => Number.isInteger(val) && val >= 0 && val <= 9)) return 'values must be digits';
    if (list.length > 1 && list.at(-1) === 0) return 'a number has a leading zero';
  }
}

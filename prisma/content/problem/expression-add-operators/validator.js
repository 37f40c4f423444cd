export function validate(num, target) {
  if (!/^[0-9]{1,10}$/.test(num)) return 'num must have 1 to 10 digits';
  if (!Number.isInteger(target) || target < -(2 ** 31) || target >= 2 ** 31) {
    return 'target must be a 32-bit integer';
  }
}

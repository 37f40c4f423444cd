export function validate(num) {
  if (!Number.isInteger(num) || num < 0 || num > 2 ** 31 - 1) return 'num must be an integer from 0 to 2^31 - 1';
}

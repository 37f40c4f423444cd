export function validate(num) {
  if (!Number.isInteger(num) || num < 0 || num > 10 ** 8) return 'num must be 0 to 10^8';
}

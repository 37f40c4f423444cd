export function validate(num) {
  if (!Number.isInteger(num) || num < 1 || num > 3999) return 'num must be an integer from 1 to 3999';
}

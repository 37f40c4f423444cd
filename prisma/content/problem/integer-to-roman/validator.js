export function validate(num) {
  if (!Number.isInteger(num) || num < 1 || num > 3999) return 'num must be a whole number from 1 to 3999';
}

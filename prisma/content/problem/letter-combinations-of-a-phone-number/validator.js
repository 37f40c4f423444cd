export function validate(digits) {
  if (digits.length > 6) return 'there must be 0 to 6 digits';
  if (!/^[2-9]*$/.test(digits)) return 'all digits must be from 2 to 9';
}

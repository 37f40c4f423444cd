export function validate(digits) {
  if (digits.length < 1 || digits.length > 4) return 'there must be 1 to 4 digits';
  if (!/^[2-9]*$/.test(digits)) return 'all digits must be from 2 to 9';
}

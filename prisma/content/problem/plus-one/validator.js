export function validate(digits) {
  if (digits.length < 1 || digits.length > 100) return 'digits must have 1 to 100 digits';
  if (!digits.every((digit) => Number.isInteger(digit) && digit >= 0 && digit <= 9))
    return 'each digit must be an integer from 0 to 9';
  if (digits.length > 1 && digits[0] === 0) return 'the number must not have a leading zero';
}

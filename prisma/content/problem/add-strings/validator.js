export function validate(num1, num2) {
  for (const num of [num1, num2]) {
    if (typeof num !== 'string' || num.length < 1 || num.length > 10_000) return 'a number must have 1 to 10 000 digits';
    if (!/^(0|[1-9][0-9]*)$/.test(num)) return 'a number must consist of digits, without leading zeros';
  }
}

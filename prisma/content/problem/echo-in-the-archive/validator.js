export function validate(input) {
  if (!/^[a-z]{1,100000}\n?$/.test(input)) {
    return 'the input must be one line with 1 to 100 000 lowercase English letters';
  }
}

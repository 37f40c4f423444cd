export function validate(input) {
  if (!/^[a-z]{1,1000000}\n?$/.test(input)) {
    return 'the input must be one line with 1 to 1 000 000 lowercase letters';
  }
}

export function validate(s) {
  if (!/^[a-z]{1,14}$/.test(s)) return 's must have 1 to 14 letters a to z';
}

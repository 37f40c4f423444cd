export function validate(s) {
  if (!/^[a-z]{1,1000}$/.test(s)) return 's must have 1 to 1 000 letters a to z';
}

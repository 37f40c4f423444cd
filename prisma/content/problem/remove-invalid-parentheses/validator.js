export function validate(s) {
  if (!/^[a-z()]{1,20}$/.test(s)) return 's must have 1 to 20 lowercase letters and parentheses';
}

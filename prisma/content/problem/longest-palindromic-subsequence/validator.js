export function validate(s) {
  if (!/^[a-z]{1,500}$/.test(s)) return 's must have 1 to 500 lowercase English letters';
}

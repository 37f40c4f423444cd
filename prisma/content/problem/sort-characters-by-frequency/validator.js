export function validate(s) {
  if (!/^[A-Za-z0-9]{1,50000}$/.test(s)) return 's must have 1 to 50 000 English letters and digits';
}

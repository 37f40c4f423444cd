export function validate(s) {
  if (!/^[0-9]{1,20}$/.test(s)) return 's must have 1 to 20 digits';
}

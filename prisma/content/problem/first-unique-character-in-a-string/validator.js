export function validate(s) {
  if (typeof s !== 'string' || !/^[a-z]{1,100000}$/.test(s)) return 's must have 1 to 100 000 lowercase English letters';
}

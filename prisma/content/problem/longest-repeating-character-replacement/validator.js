export function validate(s, k) {
  if (typeof s !== 'string' || !/^[A-Z]{1,100000}$/.test(s)) return 's must have 1 to 100 000 uppercase letters';
  if (!Number.isInteger(k) || k < 0 || k > s.length) return 'k must be 0 to the length of s';
}

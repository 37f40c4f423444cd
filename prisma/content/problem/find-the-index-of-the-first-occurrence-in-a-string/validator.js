export function validate(haystack, needle) {
  if (!/^[a-z]{1,100000}$/.test(haystack)) return 'haystack must have 1 to 100 000 letters a to z';
  if (!/^[a-z]{1,100000}$/.test(needle)) return 'needle must have 1 to 100 000 letters a to z';
}

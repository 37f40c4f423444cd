export function validate(haystack, needle) {
  if (!/^[a-z]{1,10000}$/.test(haystack)) return 'haystack must have 1 to 10 000 letters a to z';
  if (!/^[a-z]{1,10000}$/.test(needle)) return 'needle must have 1 to 10 000 letters a to z';
}

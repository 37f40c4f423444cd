export function validate(s1, s2, s3) {
  if (s1.length > 500 || s2.length > 500) return 's1 and s2 must have 0 to 500 letters';
  if (s3.length > 1_000) return 's3 must have 0 to 1 000 letters';
  if (![s1, s2, s3].every((text) => /^[a-z]*$/.test(text))) return 'only lowercase letters are allowed';
}

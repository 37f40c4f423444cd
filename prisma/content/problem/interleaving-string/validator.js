export function validate(s1, s2, s3) {
  if (s1.length > 100 || s2.length > 100) return 's1 and s2 must have 0 to 100 letters';
  if (s3.length > 200) return 's3 must have 0 to 200 letters';
  if (![s1, s2, s3].every((text) => /^[a-z]*$/.test(text))) return 'only lowercase letters are allowed';
}

export function validate(strs) {
  if (!Array.isArray(strs) || strs.length > 20_000) return 'there must be 0 to 20 000 strings';
  if (!strs.every((str) => typeof str === 'string')) return 'each element must be a string';
  const count = strs.reduce((sum, str) => sum + [...str].length, 0);
  if (count > 100_000) return 'all strings together must have at most 100 000 characters';
  if (strs.some((str) => str.includes('\0'))) return 'the null character must not occur';
  // An unpaired surrogate.
  if (strs.some((str) => /\p{Surrogate}/u.test(str))) return 'a string must not contain an unpaired surrogate';
}

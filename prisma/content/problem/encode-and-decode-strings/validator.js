export function validate(strs) {
  if (!Array.isArray(strs) || strs.length < 1 || strs.length > 200) return 'there must be 1 to 200 strings';
  if (!strs.every((str) => typeof str === 'string')) return 'each element must be a string';
  if (strs.some((str) => str.length > 200)) return 'each string must have 0 to 200 characters';
  if (!strs.every((str) => /^[\u0001-\u00ff]*$/.test(str))) return 'the characters must have the codes 1 to 255';
}

export function validate(chars) {
  if (chars.length < 1 || chars.length > 2_000) return 'there must be 1 to 2 000 characters';
  if (!chars.every((char) => /^[!-~]$/.test(char))) return 'a character must be a letter, a digit or punctuation';
}

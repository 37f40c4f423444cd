export function validate(input) {
  const text = input.replace(/\n$/, '');
  if (!/^[a-z]+$/.test(text)) return 'there must be one line of lowercase letters';
  if (text.length > 300_000) return 'the string must have 1 to 300 000 characters';
}

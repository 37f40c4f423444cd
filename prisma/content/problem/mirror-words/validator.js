export function validate(input) {
  const text = input.replace(/\n$/, '');
  if (!/^[a-z]+$/.test(text)) return 'there must be one line of lower-case letters';
  if (text.length > 300_000) return 'the text must have 1 to 300 000 letters';
}

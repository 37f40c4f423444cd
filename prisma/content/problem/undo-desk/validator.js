export function validate(input) {
  const keys = input.replace(/\n$/, '');
  if (keys.length < 1 || keys.length > 500_000) return 'there must be 1 to 500 000 keys';
  if (!/^[a-z+-]+$/.test(keys)) return 'a key must be a letter a to z, - or +';
}

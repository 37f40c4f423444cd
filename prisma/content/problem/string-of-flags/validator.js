export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return 'there must be two lines';
  if (lines.some((line) => !/^[a-z]+$/.test(line))) return 'a line must consist of lowercase letters';
  if (lines.some((line) => line.length > 500_000)) return 'a line must have 1 to 500 000 letters';
}

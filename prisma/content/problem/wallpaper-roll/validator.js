export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (!/^[1-9]\d*$/.test(lines[0])) return 'the first line must contain only q';
  if (lines.length !== Number(lines[0]) + 1) return 'there must be q lines';
  let letters = 0;
  for (const line of lines.slice(1)) {
    if (!/^[a-z]+$/.test(line)) return 'a strip must consist of lowercase letters';
    letters += line.length;
  }
  if (letters > 1_000_000) return 'there must be at most 1 000 000 letters';
}

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (!/^[1-9]\d*$/.test(lines[0])) return 'the first line must contain only q';
  if (lines.length !== Number(lines[0]) + 1) return 'there must be q lines after the first';
  let digits = 0;
  for (const line of lines.slice(1)) {
    if (!/^\d+ \d+$/.test(line)) return 'a line must contain a code and k';
    const length = line.indexOf(' ');
    if (Number(line.slice(length + 1)) >= length) return 'k must be less than the number of digits';
    digits += length;
  }
  if (digits > 1_000_000) return 'there must be at most 1 000 000 digits';
}

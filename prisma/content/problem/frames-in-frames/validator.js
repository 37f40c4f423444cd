export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (!/^\d+$/.test(lines[0])) return 'the first line must contain only n';
  const n = Number(lines[0]);
  if (n < 1 || n > 200_000) return 'n must be 1 to 200 000';
  if (lines.length !== n + 1) return 'there must be n lines after the first';
  for (const line of lines.slice(1)) {
    if (!/^\d+ \d+$/.test(line)) return 'a frame must have two numbers';
    if (line.split(' ').some((number) => Number(number) < 1 || Number(number) > 1e9)) {
      return 'width and height must be 1 to 10^9';
    }
  }
}

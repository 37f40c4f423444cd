export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (!/^\d+$/.test(lines[0])) return 'the first line must contain only n';
  const n = Number(lines[0]);
  if (n < 1 || n > 200_000) return 'n must be 1 to 200 000';
  if (lines.length !== n + 1) return 'there must be n bands';
  for (const line of lines.slice(1)) {
    if (!/^\d+ \d+ \d+$/.test(line)) return 'a band must have a, b and a fee';
    const [a, b, fee] = line.split(' ').map(Number);
    if (a >= b || b > 1e9) return 'a must be less than b, and b at most 10^9';
    if (fee < 1 || fee > 1e9) return 'a fee must be from 1 to 10^9';
  }
}

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (!/^\d+$/.test(lines[0])) return 'the first line must contain only q';
  const q = Number(lines[0]);
  if (q < 1 || q > 100_000) return 'q must be from 1 to 100 000';
  if (lines.length !== q + 1) return 'there must be q pairs';
  for (const line of lines.slice(1)) {
    if (!/^\d+ \d+ \d+ \d+$/.test(line)) return 'a pair must have four numbers';
    const [r, m, s, n] = line.split(' ').map(Number);
    if (r >= m || s >= n) return 'r must be less than m, and s less than n';
    if (m > 1e9 || n > 1e9) return 'm and n must be at most 10^9';
  }
}

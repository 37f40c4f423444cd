export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (!/^[1-9]\d*$/.test(lines[0])) return 'the first line must hold q alone';
  const q = Number(lines[0]);
  if (q > 100_000) return 'q must be 1 to 100 000';
  if (lines.length !== q + 1) return 'there must be q lines after the first';
  for (const line of lines.slice(1)) {
    if (!/^\d+ \d+ \d+ \d+$/.test(line)) return 'a line must hold four numbers';
    const [r, m, s, n] = line.split(' ').map(Number);
    if (m < 1 || m > 1e9 || n < 1 || n > 1e9) return 'm and n must be 1 to 10^9';
    if (r >= m || s >= n) return 'r must be below m, and s below n';
  }
}

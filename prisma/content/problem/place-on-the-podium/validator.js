export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return 'there must be two lines';
  if (!/^\d+ \d+$/.test(lines[0])) return 'the first line must contain k and n';
  if (!/^\d+( \d+)*$/.test(lines[1])) return 'the second line must contain the results';
  const [k, n] = lines[0].split(' ').map(Number);
  const results = lines[1].split(' ').map(Number);
  if (k < 1 || k > n || n > 300_000) return '1 ≤ k ≤ n ≤ 300 000 must hold';
  if (results.length !== n) return 'there must be n results';
  if (results.some((result) => result > 1e9)) return 'results must be from 0 to 10^9';
}

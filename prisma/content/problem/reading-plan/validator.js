export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return 'there must be two lines';
  if (!/^\d+ \d+$/.test(lines[0])) return 'the first line must contain n and d';
  if (!/^\d+( \d+)*$/.test(lines[1])) return 'the second line must contain the pages';
  const [n, days] = lines[0].split(' ').map(Number);
  const pages = lines[1].split(' ').map(Number);
  if (days < 1 || days > n || n > 200_000) return '1 ≤ d ≤ n ≤ 200 000 must hold';
  if (pages.length !== n) return 'there must be n chapters';
  if (pages.some((count) => count < 1 || count > 1e9)) return 'pages must be 1 to 10^9';
}

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return 'there must be two lines';
  if (!/^\d+ \d+$/.test(lines[0])) return 'the first line must contain n and k';
  if (!/^\d+( \d+)*$/.test(lines[1])) return 'the second line must contain the lengths';
  const [n, k] = lines[0].split(' ').map(Number);
  const lengths = lines[1].split(' ').map(Number);
  if (n < 2 || n > 200_000) return 'n must be 2 to 200 000';
  if (k < 1 || k > 1e9) return 'k must be 1 to 10^9';
  if (lengths.length !== n) return 'there must be n lengths';
  if (lengths.some((x) => x < 1 || x > 1e9)) return 'a length must be 1 to 10^9';
}

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (!/^\d+ \d+$/.test(lines[0])) return 'the first line must contain n and b';
  const [n, b] = lines[0].split(' ').map(Number);
  if (n < 1 || n > 100_000) return 'n must be 1 to 100 000';
  if (b > 100_000) return 'b must be 0 to 100 000';
  if (!/^\d+$/.test(lines[b + 1] ?? '')) return 'after the existing lines, a line must contain only m';
  const m = Number(lines[b + 1]);
  if (m > 100_000) return 'm must be 0 to 100 000';
  if (lines.length !== b + m + 2) return 'there must be m offers';
  for (const [i, line] of lines.entries()) {
    if (i === 0 || i === b + 1) continue;
    if (!(i <= b ? /^\d+ \d+$/ : /^\d+ \d+ \d+$/).test(line)) return 'a line or an offer has too few or too many numbers';
    const [one, other, price = 1] = line.split(' ').map(Number);
    if (one < 1 || one > n || other < 1 || other > n) return 'a town must be 1 to n';
    if (one === other) return 'a line or an offer must connect two different towns';
    if (price < 1 || price > 1e9) return 'a price must be 1 to 10^9';
  }
}

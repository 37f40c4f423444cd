export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (!/^\d+ \d+$/.test(lines[0])) return 'the first line must contain n and m';
  const [n, m] = lines[0].split(' ').map(Number);
  if (n < 1 || n > 300_000) return 'n must be from 1 to 300 000';
  if (m > 300_000) return 'm must be from 0 to 300 000';
  if (lines.length !== m + 1) return 'there must be m lines after the first';
  for (const line of lines.slice(1)) {
    if (!/^\d+ \d+$/.test(line)) return 'a pair must have two numbers';
    const [a, b] = line.split(' ').map(Number);
    if (a < 1 || a > n || b < 1 || b > n) return 'guests must be from 1 to n';
    if (a === b) return 'a pair must name two different guests';
  }
}

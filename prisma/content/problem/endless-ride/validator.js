export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (!/^\d+ \d+$/.test(lines[0])) return 'the first line must contain n and m';
  const [n, m] = lines[0].split(' ').map(Number);
  if (n < 2 || n > 1000) return 'n must be 2 to 1 000';
  if (m < 1 || m > 5000) return 'm must be 1 to 5 000';
  if (lines.length !== m + 1) return 'there must be m lines after the first';
  for (const line of lines.slice(1)) {
    if (!/^\d+ \d+ -?\d+$/.test(line)) return 'a road must have three numbers';
    const [from, to, cost] = line.split(' ').map(Number);
    if (from < 1 || from > n || to < 1 || to > n) return 'a place must be 1 to n';
    if (from === to) return 'a road must end at another place';
    if (Math.abs(cost) > 1e6) return 'a cost must be -10^6 to 10^6';
  }
}

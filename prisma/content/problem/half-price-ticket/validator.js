export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (!/^\d+ \d+$/.test(lines[0])) return 'the first line must contain n and m';
  const [n, m] = lines[0].split(' ').map(Number);
  if (n < 1 || n > 50_000) return 'n must be 1 to 50 000';
  if (m > 100_000) return 'm must be 0 to 100 000';
  if (lines.length !== m + 1) return 'there must be m lines after the first';
  for (const line of lines.slice(1)) {
    if (!/^\d+ \d+ \d+$/.test(line)) return 'a line must have three numbers';
    const [one, other, price] = line.split(' ').map(Number);
    if (one < 1 || one > n || other < 1 || other > n) return 'a city must be 1 to n';
    if (one === other) return 'a line must connect two different cities';
    if (price > 1e9) return 'a price must be 0 to 10^9';
  }
}

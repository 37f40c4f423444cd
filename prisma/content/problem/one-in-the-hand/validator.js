export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (!/^\d+ \d+$/.test(lines[0])) return 'the first line must contain n and W';
  const [n, capacity] = lines[0].split(' ').map(Number);
  if (n < 1 || n > 1000) return 'n must be 1 to 1 000';
  if (capacity < 1 || capacity > 10_000) return 'W must be 1 to 10 000';
  if (lines.length !== n + 1) return 'there must be n lines after the first';
  for (const line of lines.slice(1)) {
    if (!/^\d+ \d+$/.test(line)) return 'an item must have two numbers';
    if (line.split(' ').some((number) => Number(number) < 1 || Number(number) > 1e9)) {
      return 'weight and value must be from 1 to 10^9';
    }
  }
}

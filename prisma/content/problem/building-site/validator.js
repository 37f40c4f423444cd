export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length < 3) return 'there must be three lines or more';
  if (!/^\d+$/.test(lines[0]) || !/^\d+$/.test(lines[2])) return 'n and m must be alone on their lines';
  if (!/^\d+( \d+)*$/.test(lines[1])) return 'the second line must contain the times';
  const n = Number(lines[0]);
  const m = Number(lines[2]);
  const days = lines[1].split(' ').map(Number);
  if (n < 1 || n > 200_000) return 'n must be 1 to 200 000';
  if (m > 200_000) return 'm must be 0 to 200 000';
  if (days.length !== n) return 'there must be n times';
  if (days.some((time) => time < 1 || time > 1e9)) return 'times must be 1 to 10^9';
  if (lines.length !== m + 3) return 'there must be m lines after the third';
  for (const line of lines.slice(3)) {
    if (!/^\d+ \d+$/.test(line)) return 'a dependency must have two numbers';
    const [a, b] = line.split(' ').map(Number);
    if (a < 1 || b > n || a >= b) return 'a dependency must have 1 ≤ a < b ≤ n';
  }
}

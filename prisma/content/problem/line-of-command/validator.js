export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (!/^\d+$/.test(lines[0])) return 'the first line must contain only n';
  const n = Number(lines[0]);
  if (n < 2 || n > 100_000) return 'n must be 2 to 100 000';
  if (!/^\d+( \d+)*$/.test(lines[1])) return 'the second line must contain numbers separated by spaces';
  const bosses = lines[1].split(' ').map(Number);
  if (bosses.length !== n - 1) return 'there must be n - 1 bosses';
  if (bosses.some((boss, i) => boss < 1 || boss > i + 1)) return 'a boss must have a smaller number';
  if (!/^\d+$/.test(lines[2])) return 'the third line must contain only q';
  const q = Number(lines[2]);
  if (q < 1 || q > 100_000) return 'q must be 1 to 100 000';
  if (lines.length !== q + 3) return 'there must be q lines of queries';
  for (const line of lines.slice(3)) {
    if (!/^\d+ \d+$/.test(line)) return 'a query must have two numbers';
    if (line.split(' ').some((one) => Number(one) < 1 || Number(one) > n)) return 'an employee must be 1 to n';
  }
}

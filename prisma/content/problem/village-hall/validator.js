export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (!/^\d+$/.test(lines[0])) return 'the first line must contain only n';
  const n = Number(lines[0]);
  if (n < 1 || n > 200_000) return 'n must be from 1 to 200 000';
  if (!/^\d+( \d+)*$/.test(lines[1] ?? '')) return 'the second line must contain only numbers';
  const residents = lines[1].split(' ').map(Number);
  if (residents.length !== n) return 'there must be n numbers of residents';
  if (residents.reduce((sum, one) => sum + one, 0) > 1e9) return 'there must be at most 10^9 residents';
  if (lines.length !== n + 1) return 'there must be n - 1 roads';

  const leader = Array.from({ length: n + 1 }, (_, i) => i);
  const find = (village) => {
    while (leader[village] !== village) village = leader[village] = leader[leader[village]];
    return village;
  };
  for (const line of lines.slice(2)) {
    if (!/^\d+ \d+$/.test(line)) return 'a road must have two numbers';
    const [a, b] = line.split(' ').map(Number);
    if (a < 1 || a > n || b < 1 || b > n) return 'a village must be from 1 to n';
    if (find(a) === find(b)) return 'the roads must connect all villages';
    leader[find(a)] = find(b);
  }
}

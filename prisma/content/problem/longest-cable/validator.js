export function validate(input) {
  const [first, ...lines] = input.replace(/\n$/, '').split('\n');
  if (!/^\d+$/.test(first)) return 'the first line must contain only n';
  const n = Number(first);
  if (n < 1 || n > 300_000) return 'n must be 1 to 300 000';
  if (lines.length !== n - 1) return 'there must be n - 1 cables';
  if (lines.some((line) => !/^\d+ \d+ \d+$/.test(line))) return 'a cable must have three numbers';

  const group = Array.from({ length: n + 1 }, (_, house) => house);
  const find = (house) => {
    while (group[house] !== house) {
      group[house] = group[group[house]];
      house = group[house];
    }
    return house;
  };
  for (const line of lines) {
    const [a, b, length] = line.split(' ').map(Number);
    if (a < 1 || a > n || b < 1 || b > n) return 'houses must be 1 to n';
    if (length < 1 || length > 1e9) return 'a length must be 1 to 10^9';
    if (find(a) === find(b)) return 'there must be exactly one path between two houses';
    group[find(a)] = find(b);
  }
}

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (!/^\d+ \d+$/.test(lines[0])) return 'the first line must contain n and m';
  const [n, m] = lines[0].split(' ').map(Number);
  if (n < 2 || n > 150) return 'n must be 2 to 150';
  if (m < 1 || m > 20_000) return 'm must be 1 to 20 000';
  if (!/^\d+$/.test(lines[m + 1] ?? '')) return 'after the roads, a line must contain only k';
  const k = Number(lines[m + 1]);
  if (k < 1 || k > 150) return 'k must be 1 to 150';
  if (lines.length !== m + k + 2) return 'there must be k new roads';

  const leader = Array.from({ length: n + 1 }, (_, i) => i);
  const find = (village) => {
    while (leader[village] !== village) village = leader[village] = leader[leader[village]];
    return village;
  };
  for (const [i, line] of lines.entries()) {
    if (i === 0 || i === m + 1) continue;
    if (!/^\d+ \d+ \d+$/.test(line)) return 'a road must have three numbers';
    const [one, other, time] = line.split(' ').map(Number);
    if (one < 1 || one > n || other < 1 || other > n) return 'a village must be 1 to n';
    if (one === other) return 'a road must connect two different villages';
    if (time < 1 || time > 1e6) return 'a time must be 1 to 10^6';
    if (i <= m) leader[find(one)] = find(other);
  }
  for (let village = 2; village <= n; village++) {
    if (find(village) !== find(1)) return 'the graph must be connected from the start';
  }
}

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (!/^\d+ \d+$/.test(lines[0])) return 'the first line must contain n and m';
  const [n, m] = lines[0].split(' ').map(Number);
  if (n < 2 || n > 200_000 || m < 1 || m > 200_000) return 'n must be 2 to 200 000 and m 1 to 200 000';
  if (lines.length !== m + 3) return 'there must be m + 3 lines';
  for (const line of lines.slice(1, m + 1)) {
    if (!/^\d+ \d+$/.test(line)) return 'a bridge must have two numbers';
    const [a, b] = line.split(' ').map(Number);
    if (a < 1 || a > n || b < 1 || b > n) return 'islands must be 1 to n';
    if (a === b) return 'a bridge must connect two different islands';
  }
  if (!/^\d+$/.test(lines[m + 1]) || !/^\d+( \d+)*$/.test(lines[m + 2])) return 'k and the closings must be numbers';
  const k = Number(lines[m + 1]);
  const closings = lines[m + 2].split(' ').map(Number);
  if (k < 1 || closings.length !== k) return 'there must be k closings, at least one';
  if (closings.some((number) => number < 1 || number > m)) return 'a closed bridge must be 1 to m';
  if (new Set(closings).size !== k) return 'the closed bridges must be distinct';
}

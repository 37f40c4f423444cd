export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (!/^\d+$/.test(lines[0])) return 'the first line must contain only n';
  const n = Number(lines[0]);
  if (n < 1 || n > 100_000) return 'n must be 1 to 100 000';
  if (!/^\d+( \d+)*$/.test(lines[1])) return 'the second line must contain only the kinds';
  const kinds = lines[1].split(' ').map(Number);
  if (kinds.length !== n) return 'there must be n kinds';
  if (kinds.some((kind) => kind < 1 || kind > n)) return 'a kind must be 1 to n';
  if (!/^\d+$/.test(lines[2])) return 'the third line must contain only q';
  const q = Number(lines[2]);
  if (q < 1 || q > 100_000) return 'q must be 1 to 100 000';
  if (lines.length !== q + 3) return 'there must be q queries';
  for (const line of lines.slice(3)) {
    if (!/^\d+ \d+$/.test(line)) return 'a query must have two numbers';
    const [first, last] = line.split(' ').map(Number);
    if (first < 1 || first > last || last > n) return 'a range must satisfy 1 ≤ first ≤ last ≤ n';
  }
}

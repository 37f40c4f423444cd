export function validate(input) {
  const [first, ...lines] = input.replace(/\n$/, '').split('\n');
  if (!/^\d+$/.test(first)) return 'the first line must contain only n';
  const n = Number(first);
  if (n < 1 || n > 16) return 'n must be 1 to 16';
  if (lines.length !== n) return 'there must be n rows';
  if (lines.some((line) => !/^\d+( \d+)*$/.test(line))) return 'a row must contain only costs';
  const rows = lines.map((line) => line.split(' ').map(Number));
  if (rows.some((row) => row.length !== n)) return 'a row must have n costs';
  if (rows.some((row) => row.some((cost) => cost > 1_000_000))) return 'a cost must not be above 1 000 000';
}

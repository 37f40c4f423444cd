export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (!/^\d+ \d+$/.test(lines[0])) return 'the first line must contain R and C';
  const [rows, columns] = lines[0].split(' ').map(Number);
  if (rows < 1 || columns < 1 || rows * columns > 1_000_000) return 'R · C must be 1 to 1 000 000';
  for (const line of lines.slice(1, rows + 1)) {
    if (!/^\d+( \d+)*$/.test(line)) return 'a row must contain only its numbers';
    const needs = line.split(' ').map(Number);
    if (needs.length !== columns) return 'a row must have C needs';
    if (needs.some((need) => need > 1e9)) return 'a need must be 0 to 10^9';
  }
  if (!/^\d+$/.test(lines[rows + 1] ?? '')) return 'a line must contain only q';
  const q = Number(lines[rows + 1]);
  if (q < 1 || q > 200_000) return 'q must be 1 to 200 000';
  if (lines.length !== rows + 2 + q) return 'there must be q queries';
  for (const line of lines.slice(rows + 2)) {
    if (!/^\d+ \d+ \d+ \d+$/.test(line)) return 'a query must have four numbers';
    const [top, left, bottom, right] = line.split(' ').map(Number);
    if (top < 1 || top > bottom || bottom > rows) return 'the rows of a query must satisfy 1 ≤ top ≤ bottom ≤ R';
    if (left < 1 || left > right || right > columns) return 'the columns of a query must satisfy 1 ≤ left ≤ right ≤ C';
  }
}

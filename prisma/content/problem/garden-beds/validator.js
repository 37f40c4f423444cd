export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (!/^\d+ \d+$/.test(lines[0])) return 'the first line must hold R and C';
  const [rows, columns] = lines[0].split(' ').map(Number);
  if (rows < 1 || columns < 1 || rows * columns > 1_000_000) return 'R · C must be 1 to 1 000 000';
  for (const line of lines.slice(1, rows + 1)) {
    if (!/^\d+( \d+)*$/.test(line)) return 'a row holds something else than its numbers';
    const needs = line.split(' ').map(Number);
    if (needs.length !== columns) return 'a row must have C needs';
    if (needs.some((need) => need > 1e9)) return 'a need must be 0 to 10^9';
  }
  if (!/^\d+$/.test(lines[rows + 1] ?? '')) return 'a line must hold q alone';
  const q = Number(lines[rows + 1]);
  if (q < 1 || q > 200_000) return 'q must be 1 to 200 000';
  if (lines.length !== rows + 2 + q) return 'there must be q questions';
  for (const line of lines.slice(rows + 2)) {
    if (!/^\d+ \d+ \d+ \d+$/.test(line)) return 'a question must have four numbers';
    const [top, left, bottom, right] = line.split(' ').map(Number);
    if (top < 1 || top > bottom || bottom > rows) return 'rows of a question must rise from 1 to R';
    if (left < 1 || left > right || right > columns) return 'columns of a question must rise from 1 to C';
  }
}

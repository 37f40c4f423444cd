export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (!/^[1-6]$/.test(lines[0])) return 'the first line must contain n from 1 to 6';
  const n = Number(lines[0]);
  if (lines.length !== n + 1) return 'there must be n rows';
  if (lines.slice(1).some((line) => !/^\d( \d)*$/.test(line))) return 'a row must consist of digits';
  const rows = lines.slice(1).map((line) => line.split(' ').map(Number));
  if (rows.some((row) => row.length !== n)) return 'a row must have n cells';
  if (rows.flat().some((colour) => colour > n)) return 'colours must be 0 to n';
  if (rows.flat().filter((colour) => colour === 0).length > 20) return 'at most 20 cells may be free';
  const columns = rows.map((_, column) => rows.map((row) => row[column]));
  for (const line of [...rows, ...columns]) {
    const colours = line.filter((colour) => colour > 0);
    if (new Set(colours).size < colours.length) return 'a colour occurs twice in a row or column';
  }
}

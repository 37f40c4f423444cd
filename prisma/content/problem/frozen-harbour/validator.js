export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  const rows = lines.slice(0, -2);
  if (rows.length < 1 || rows.length > 500) return 'there must be 1 to 500 rows';
  if (rows.some((row) => !/^[.#]{1,500}$/.test(row))) {
    return 'a row must have 1 to 500 cells, each . or #';
  }
  const columns = rows[0].length;
  if (rows.some((row) => row.length !== columns)) {
    return 'all rows must have the same length';
  }
  if (rows[0][0] !== '.' || rows.at(-1)[columns - 1] !== '.') {
    return 'the upper left and the lower right cell must be open water';
  }
  if (!/^[1-5]$/.test(lines.at(-2))) return 'q must be 1 to 5, alone on its line';
  if (!/^\d+( \d+)*$/.test(lines.at(-1))) {
    return 'the last line must contain the values of k';
  }
  const queries = lines.at(-1).split(' ').map(Number);
  if (queries.length !== Number(lines.at(-2))) return 'there must be q values of k';
  if (queries.some((k) => k > 500)) return 'k must be 0 to 500';
}

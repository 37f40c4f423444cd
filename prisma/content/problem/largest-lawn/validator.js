export function validate(input) {
  const rows = input.replace(/\n$/, '').split('\n');
  if (rows.length > 3000) return 'there must be 1 to 3000 rows';
  if (rows.some((row) => !/^[.#]{1,3000}$/.test(row))) {
    return 'a row must have 1 to 3000 cells, each . or #';
  }
  if (rows.some((row) => row.length !== rows[0].length)) {
    return 'all rows must have the same length';
  }
}

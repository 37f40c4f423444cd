export function validate(input) {
  const rows = input.replace(/\n$/, '').split('\n');
  if (rows.length > 1000) return 'there must be 1 to 1000 rows';
  if (rows.some((row) => !/^[L.#]{1,1000}$/.test(row))) {
    return 'a row must have 1 to 1000 cells, each L, . or #';
  }
  if (rows.some((row) => row.length !== rows[0].length)) {
    return 'all rows must have the same length';
  }
}

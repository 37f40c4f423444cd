export function validate(input) {
  const rows = input.replace(/\n$/, '').split('\n');
  if (rows.length > 1000) return 'there must be at most 1000 rows';
  if (rows[0].length < 1 || rows[0].length > 1000) return 'there must be 1 to 1000 columns';
  if (rows.some((row) => row.length !== rows[0].length)) return 'all rows must have the same length';
  if (rows.some((row) => !/^[L.#]+$/.test(row))) return 'a cell must be L, . or #';
}

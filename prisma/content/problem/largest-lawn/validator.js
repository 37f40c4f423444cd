export function validate(input) {
  const rows = input.replace(/\n$/, '').split('\n');
  if (rows.length > 3000) return 'there must be at most 3000 rows';
  if (rows[0].length < 1 || rows[0].length > 3000) return 'there must be 1 to 3000 columns';
  if (rows.some((row) => row.length !== rows[0].length)) return 'all rows must have the same length';
  if (rows.some((row) => !/^[.#]+$/.test(row))) return 'a cell must be . or #';
}

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length < 3) return 'there must be the harbour and two lines';
  const rows = lines.slice(0, -2);
  const [q, questions] = lines.slice(-2);
  if (rows.length > 500) return 'there must be at most 500 rows';
  if (rows[0].length < 1 || rows[0].length > 500) return 'there must be 1 to 500 columns';
  if (rows.some((row) => row.length !== rows[0].length)) return 'all rows must have the same length';
  if (rows.some((row) => !/^[.#]+$/.test(row))) return 'a cell must be . or #';
  if (!rows[0].startsWith('.') || !rows.at(-1).endsWith('.')) return 'the first and the last cell must be open water';
  if (!/^[1-5]$/.test(q)) return 'q must be 1 to 5';
  if (!/^\d+( \d+)*$/.test(questions)) return 'the last line must hold the values of k';
  const limits = questions.split(' ').map(Number);
  if (limits.length !== Number(q)) return 'there must be q values of k';
  if (limits.some((k) => k > 500)) return 'k must be 0 to 500';
}

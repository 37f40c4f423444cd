export function validate(input) {
  const [first, ...town] = input.replace(/\n$/, '').split('\n');
  if (!/^\d+ \d+$/.test(first)) return 'the first line must contain R and C';
  const [rows, columns] = first.split(' ').map(Number);
  if (rows < 1 || rows > 400 || columns < 1 || columns > 400) return 'R and C must be from 1 to 400';
  if (town.length !== rows) return 'there must be R rows';
  if (town.some((row) => row.length !== columns)) return 'a row must have C cells';
  if (town.some((row) => !/^[STEO.#]*$/.test(row))) return 'a cell must be S, T, E, O, a dot or #';
  const cells = town.join('');
  if (cells.split('S').length !== 2 || cells.split('T').length !== 2) return 'there must be one S and one T';
}

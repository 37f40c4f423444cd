export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return 'there must be two lines';
  if (!/^\d+$/.test(lines[0])) return 'the first line must contain only q';
  if (!/^\d+( \d+)*$/.test(lines[1])) return 'the second line must contain the numbers';
  const q = Number(lines[0]);
  const queries = lines[1].split(' ').map(Number);
  if (q < 1 || q > 1_000_000) return 'q must be 1 to 1 000 000';
  if (queries.length !== q) return 'there must be q numbers';
  if (queries.some((x) => x < 1 || x > 1_000_000)) return 'x must be 1 to 1 000 000';
}

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return 'there must be two lines';
  if (!/^[1-9]\d*$/.test(lines[0])) return 'the first line must hold q alone';
  const q = Number(lines[0]);
  if (q > 1_000_000) return 'q must be 1 to 1 000 000';
  if (!/^\d+( \d+)*$/.test(lines[1])) return 'the second line must hold the numbers of stalls';
  const stalls = lines[1].split(' ').map(Number);
  if (stalls.length !== q) return 'there must be q numbers of stalls';
  if (stalls.some((x) => x < 1 || x > 1_000_000)) return 'a number of stalls must be 1 to 1 000 000';
}

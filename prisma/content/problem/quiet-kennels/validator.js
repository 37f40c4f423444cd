export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 3) return 'there must be three lines';
  if (!/^\d+$/.test(lines[0])) return 'the first line must contain only n';
  if (lines.slice(1).some((line) => !/^\d+( \d+)*$/.test(line))) return 'a line contains something other than numbers';
  const n = Number(lines[0]);
  const [rents, above] = lines.slice(1).map((line) => line.split(' ').map(Number));
  if (n < 2 || n > 500_000) return 'n must be 2 to 500 000';
  if (rents.length !== n) return 'there must be n rents';
  if (above.length !== n - 1) return 'there must be n - 1 parents';
  if (rents.some((rent) => rent > 1e9)) return 'a rent must be 0 to 10^9';
  if (above.some((kennel, i) => kennel < 1 || kennel > i + 1)) return 'the parent of a kennel must have a smaller number';
}

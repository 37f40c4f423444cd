export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return 'there must be two lines';
  if (!/^\d+$/.test(lines[0])) return 'the first line must contain only n';
  if (!/^\d+( \d+)*$/.test(lines[1])) return 'the second line contains something other than numbers';
  const n = Number(lines[0]);
  const heights = lines[1].split(' ').map(Number);
  if (n < 1 || n > 300_000) return 'n must be 1 to 300 000';
  if (heights.length !== n) return 'there must be n heights';
  if (heights.some((height) => height < 1 || height > 1e9)) return 'a height must be 1 to 10^9';
}

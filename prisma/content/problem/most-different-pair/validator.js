export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return 'there must be two lines';
  if (!/^\d+$/.test(lines[0])) return 'the first line must contain only n';
  if (!/^\d+( \d+)*$/.test(lines[1])) return 'the second line must contain the settings';
  const n = Number(lines[0]);
  const settings = lines[1].split(' ').map(Number);
  if (n < 2 || n > 200_000) return 'n must be 2 to 200 000';
  if (settings.length !== n) return 'there must be n settings';
  if (settings.some((setting) => setting >= 2 ** 30)) return 'settings must be from 0 to 2^30 - 1';
}

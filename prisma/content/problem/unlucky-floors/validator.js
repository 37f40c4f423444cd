export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return 'there must be two lines';
  if (!/^[1-9]\d*$/.test(lines[0])) return 'the first line must contain only N';
  if (!/^[1-9]\d*( [1-9]\d*)*$/.test(lines[1])) {
    return 'the second line must contain the unlucky numbers';
  }
  const most = 10n ** 18n;
  if (BigInt(lines[0]) > most) return 'N must be at most 10^18';
  const unlucky = lines[1].split(' ');
  if (unlucky.length > 15) return 'there must be 1 to 15 unlucky numbers';
  if (unlucky.some((number) => BigInt(number) > most)) {
    return 'an unlucky number must be at most 10^18';
  }
}

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return 'there must be two lines';
  if (!/^\d{1,19}$/.test(lines[0])) return 'the first line must hold N alone';
  if (!/^\d{1,19}( \d{1,19})*$/.test(lines[1])) return 'the second line must hold the unlucky numbers';
  const isWithin = (text) => BigInt(text) >= 1n && BigInt(text) <= 10n ** 18n;
  if (!isWithin(lines[0])) return 'N must be 1 to 10^18';
  const unlucky = lines[1].split(' ');
  if (unlucky.length > 15) return 'there must be 1 to 15 unlucky numbers';
  if (!unlucky.every(isWithin)) return 'an unlucky number must be 1 to 10^18';
}

export function validate(input) {
  const line = input.replace(/\n$/, '');
  if (!/^[1-9]\d*$/.test(line)) return 'there must be one number without leading zeros';
  if (line.length > 19 || BigInt(line) > 10n ** 18n) return 'N must be 1 to 10^18';
}

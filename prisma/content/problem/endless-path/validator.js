export function validate(input) {
  const [first, ...lines] = input.replace(/\n$/, '').split('\n');
  if (!/^\d+ \d+$/.test(first)) return 'the first line must contain n and c';
  const [n, colours] = first.split(' ').map(BigInt);
  if (n < 1n || n > 10n ** 18n) return 'n must be 1 to 10^18';
  if (colours < 1n || colours > 20n) return 'c must be 1 to 20';
  const known = new Set();
  for (const line of lines) {
    if (!/^\d+ \d+$/.test(line)) return 'a pair must have two colours';
    const [low, high] = line
      .split(' ')
      .map(Number)
      .sort((one, other) => one - other);
    if (low < 1 || high > colours) return 'colours must be 1 to c';
    if (known.has(`${low} ${high}`)) return 'a pair must be given at most once';
    known.add(`${low} ${high}`);
  }
}

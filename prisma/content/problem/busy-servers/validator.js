export function validate(input) {
  const [first, ...lines] = input.replace(/\n$/, '').split('\n');
  if (!/^\d+$/.test(first)) return 'the first line must contain only k';
  const k = Number(first);
  if (k < 1 || k > 10_000) return 'k must be 1 to 10 000';
  if (lines.length !== k) return 'there must be k logs';
  let all = 0;
  for (const line of lines) {
    if (!/^\d+( \d+)+$/.test(line)) return 'a log must have its number of entries and at least one entry';
    const [count, ...minutes] = line.split(' ').map(Number);
    if (minutes.length !== count) return 'the number of entries of a log must match its first number';
    if (minutes.some((minute, i) => minute > 1e9 || minute < minutes[i - 1])) {
      return 'minutes must be 0 to 10^9 and in non-decreasing order';
    }
    all += count;
  }
  if (all > 1_000_000) return 'there must be at most 1 000 000 entries';
}

export function validate(input) {
  const [first, ...lines] = input.replace(/\n$/, '').split('\n');
  if (!/^\d+$/.test(first)) return 'the first line must hold k alone';
  const k = Number(first);
  if (k < 1 || k > 10_000) return 'k must be 1 to 10 000';
  if (lines.length !== k) return 'there must be k logs';
  let all = 0;
  for (const line of lines) {
    if (!/^\d+( \d+)+$/.test(line)) return 'a log must have its number of entries and at least one entry';
    const [count, ...minutes] = line.split(' ').map(Number);
    if (minutes.length !== count) return 'a log must have as many entries as it says';
    if (minutes.some((minute, i) => minute > 1e9 || minute < minutes[i - 1])) {
      return 'minutes must be 0 to 10^9 and never fall';
    }
    all += count;
  }
  if (all > 1_000_000) return 'there must be at most 1 000 000 entries';
}

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (!/^\d+$/.test(lines[0])) return 'the first line must contain only q';
  const q = Number(lines[0]);
  if (q < 1 || q > 1000) return 'q must be 1 to 1000';
  if (lines.length !== q + 1) return 'there must be q groups';
  for (const line of lines.slice(1)) {
    if (!/^\d+( \d+)*$/.test(line)) return 'a group must consist of numbers separated by spaces';
    const periods = line.split(' ').map(Number);
    if (periods.length > 100) return 'a group must have 1 to 100 beacons';
    if (periods.some((x) => x < 1 || x > 1e9)) return 'a period must be 1 to 10^9';
  }
}

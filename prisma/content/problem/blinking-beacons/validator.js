export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (!/^[1-9]\d*$/.test(lines[0])) return 'the first line must hold q alone';
  const q = Number(lines[0]);
  if (q > 2000) return 'q must be 1 to 2000';
  if (lines.length !== q + 1) return 'there must be q lines after the first';
  for (const line of lines.slice(1)) {
    if (!/^\d+( \d+)*$/.test(line)) return 'a line must hold the periods of a group';
    const periods = line.split(' ').map(Number);
    if (periods.length > 100) return 'a group must have 1 to 100 beacons';
    if (periods.some((period) => period < 1 || period > 1e9)) return 'a period must be 1 to 10^9';
  }
}

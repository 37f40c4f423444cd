export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (!/^\d+ \d+$/.test(lines[0])) return 'the first line must contain R and C';
  const [rows, columns] = lines[0].split(' ').map(Number);
  if (rows < 1 || rows > 700 || columns < 1 || columns > 700) {
    return 'R and C must be 1 to 700';
  }
  if (lines.length !== rows + 1) return 'there must be R rows';
  for (const line of lines.slice(1)) {
    if (!/^\d+( \d+)*$/.test(line)) return 'a row must contain heights';
    const heights = line.split(' ').map(Number);
    if (heights.length !== columns) return 'a row must have C heights';
    if (heights.some((height) => height > 1e9)) return 'a height must be 0 to 10^9';
  }
}

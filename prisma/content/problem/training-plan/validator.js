export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 3) return 'there must be three lines';
  if (lines.some((line) => !/^\d+( \d+)*$/.test(line))) return 'each line must contain only numbers';
  const [[n, ...rest], run, swim] = lines.map((line) => line.split(' ').map(Number));
  if (rest.length > 0) return 'n must be alone on its line';
  if (n < 1 || n > 1_000) return 'n must be from 1 to 1 000';
  if (run.length !== n || swim.length !== n) return 'there must be n points for each sport';
  if (run.some((points) => points > 1e9) || swim.some((points) => points > 1e9)) return 'points must be at most 10^9';
}

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.some((line) => !/^\d+( \d+)?$/.test(line))) return 'a line must contain only numbers';
  const [[n, ...rest], ...guards] = lines.map((line) => line.split(' ').map(Number));
  if (rest.length > 0) return 'the first line must contain only n';
  if (n < 1 || n > 200_000) return 'n must be 1 to 200 000';
  if (guards.length !== n) return 'there must be n lines after the first';
  if (guards.some((guard) => guard.length !== 2)) return 'a guard must have two minutes';
  if (guards.some(([a, b]) => a > b)) return 'a guard must not leave before arriving';
  if (guards.some(([, b]) => b > 1_000_000)) return 'minutes must not be above 1 000 000';
}

export function validate(input) {
  if (!/^\d+ \d+ \d+ \d+\n?$/.test(input)) {
    return 'there must be one line with four numbers';
  }
  const [a, b, c, d] = input.trim().split(' ').map(Number);
  if (c > a || d > b) return 'c must be at most a, and d at most b';
  if (a + b < 2 || a + b > 2_000_000) return 'a + b must be 2 to 2 000 000';
  if (c + d === 0) return 'the closed crossing must not be the first';
  if (c === a && d === b) return 'the closed crossing must not be the last';
}

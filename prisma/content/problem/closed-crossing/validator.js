export function validate(input) {
  if (!/^\d{1,7} \d{1,7} \d{1,7} \d{1,7}\n?$/.test(input)) return 'there must be one line with four numbers';
  const [a, b, c, d] = input.trim().split(' ').map(Number);
  if (a + b < 2 || a + b > 2_000_000) return 'a + b must be 2 to 2 000 000';
  if (c > a || d > b) return 'the closed crossing must lie between the first and the last';
  if (c + d === 0 || c + d === a + b) return 'the closed crossing must be neither the first nor the last';
}

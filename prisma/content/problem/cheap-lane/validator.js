export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return 'there must be two lines';
  if (lines.some((line) => !/^\d+( \d+)*$/.test(line))) return 'a line must contain only numbers';
  const [[n, budget, ...rest], prices] = lines.map((line) => line.split(' ').map(Number));
  if (budget === undefined || rest.length > 0) return 'the first line must contain n and B';
  if (n < 1 || n > 200_000) return 'n must be 1 to 200 000';
  if (budget > 1e15) return 'B must not be above 10^15';
  if (prices.length !== n) return 'there must be n prices';
  if (prices.some((price) => price > 1e9)) return 'a price must not be above 10^9';
}

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return 'there must be two lines';
  if (!/^\d+ \d+$/.test(lines[0])) return 'the first line must contain n and k';
  if (!/^\d+( \d+)*$/.test(lines[1])) return 'the second line must contain the dishes';
  const [n, k] = lines[0].split(' ').map(Number);
  const dishes = lines[1].split(' ').map(Number);
  if (n < 1 || n > 200_000) return 'n must be 1 to 200 000';
  if (k < 1 || k > n) return 'k must be 1 to n';
  if (dishes.length !== n) return 'there must be n dishes';
  if (dishes.some((dish) => dish < 1 || dish > n)) return 'a dish must be 1 to n';
}

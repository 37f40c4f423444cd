export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.some((line) => !/^\d+( \d+)*$/.test(line))) return 'a line must contain only numbers';
  const [[n, m, limit, ...rest], ...others] = lines.map((line) => line.split(' ').map(Number));
  if (limit === undefined || rest.length > 0) return 'the first line must contain n, m and L';
  if (n < 2 || n > 500 || m > 2000 || limit < 1 || limit > 200) return 'n must be 2 to 500, m 0 to 2000 and L 1 to 200';
  if (others.length !== m + 1) return 'there must be m roads and a line of freezers';
  for (const road of others.slice(0, m)) {
    if (road.length !== 3) return 'a road must have three numbers';
    const [a, b, t] = road;
    if (a < 1 || a > n || b < 1 || b > n || a === b) return 'a road must connect two different cities';
    if (t < 1 || t > 1000) return 't must be 1 to 1000';
  }
  const [count, ...freezers] = others[m];
  if (freezers.length !== count) return 'the number of freezers must match the cities that follow';
  if (freezers.some((city) => city < 1 || city > n)) return 'a freezer must be in a city';
  if (new Set(freezers).size !== count) return 'the freezers must be in different cities';
}

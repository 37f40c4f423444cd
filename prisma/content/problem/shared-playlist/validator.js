export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 4) return 'there must be four lines';
  if (lines.some((line) => !/^\d+( \d+)*$/.test(line))) return 'a line contains something other than numbers';
  const [[s, a, b, ...rest], minutes, first, second] = lines.map((line) => line.split(' ').map(Number));
  if (b === undefined || rest.length > 0) return 'the first line must contain s, a and b';
  if (s < 1 || s > 2000 || a < 1 || a > s || b < 1 || b > s) return 's must be 1 to 2000, a and b 1 to s';
  if (minutes.length !== s || first.length !== a || second.length !== b) return 'a line has too many or too few numbers';
  if (minutes.some((length) => length < 1 || length > 1000)) return 'minutes must be 1 to 1000';
  for (const list of [first, second]) {
    if (list.some((song) => song < 1 || song > s)) return 'songs must be 1 to s';
    if (new Set(list).size !== list.length) return 'a list must not contain a song twice';
  }
}

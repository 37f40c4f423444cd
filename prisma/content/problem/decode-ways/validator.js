export function validate(s) {
  if (s.length < 1 || s.length > 100) return 's must have 1 to 100 digits';
  if (!/^\d+$/.test(s)) return 's must consist of digits';
  let [previous, current] = [0, 1];
  for (let i = 0; i < s.length; i++) {
    const pair = Number(s.slice(Math.max(0, i - 1), i + 1));
    const ways = (s[i] === '0' ? 0 : current) + (pair >= 10 && pair <= 26 ? previous : 0);
    [previous, current] = [current, ways];
  }
  if (current > 2 ** 31 - 1) return 'the answer must fit in a 32-bit integer';
}

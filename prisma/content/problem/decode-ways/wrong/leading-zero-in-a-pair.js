// Wrong Answer: accepts a pair with a leading zero, such as 06
function numDecodings(s) {
  let [previous, current] = [1, s[0] === '0' ? 0 : 1];
  for (let i = 1; i < s.length; i++) {
    let ways = s[i] === '0' ? 0 : current;
    const pair = Number(s.slice(i - 1, i + 1));
    if (pair >= 1 && pair <= 26) ways += previous;
    [previous, current] = [current, ways];
  }
  return current;
}

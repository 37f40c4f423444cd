function numDecodings(s) {
  let [previous, current] = [0, 1];
  for (let i = 0; i < s.length; i++) {
    const pair = Number(s.slice(Math.max(0, i - 1), i + 1));
    let ways = s[i] === '0' ? 0 : current;
    if (pair >= 10 && pair <= 26) ways += previous;
    [previous, current] = [current, ways];
  }
  return current;
}

function numDecodings(s) {
  const ways = Array(s.length + 1).fill(0);
  ways[s.length] = 1;
  for (let i = s.length - 1; i >= 0; i--) {
    if (s[i] === '0') continue;
    ways[i] = ways[i + 1];
    if (i + 1 < s.length && Number(s.slice(i, i + 2)) <= 26) ways[i] += ways[i + 2];
  }
  return ways[0];
}

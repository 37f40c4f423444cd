function numDistinct(s, t) {
  const ways = [[1, ...Array(t.length).fill(0)]];
  for (let i = 1; i <= s.length; i++) {
    const above = ways[i - 1];
    const row = [1];
    for (let j = 1; j <= t.length; j++) {
      row.push(above[j] + (s[i - 1] === t[j - 1] ? above[j - 1] : 0));
    }
    ways.push(row);
  }
  return ways[s.length][t.length];
}

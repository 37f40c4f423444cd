function numDistinct(s, t) {
  const ways = Array(t.length + 1).fill(0);
  ways[0] = 1;
  for (const letter of s) {
    for (let j = t.length; j > 0; j--) {
      if (t[j - 1] === letter) ways[j] += ways[j - 1];
    }
  }
  return ways[t.length];
}

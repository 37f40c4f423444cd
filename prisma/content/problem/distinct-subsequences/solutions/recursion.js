function numDistinct(s, t) {
  const ways = (i, j) => {
    if (j === 0) return 1;
    if (i < j) return 0;
    const kept = s[i - 1] === t[j - 1] ? ways(i - 1, j - 1) : 0;
    return ways(i - 1, j) + kept;
  };

  return ways(s.length, t.length);
}

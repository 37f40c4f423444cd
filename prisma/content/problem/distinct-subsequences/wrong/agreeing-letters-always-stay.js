// Wrong Answer: keeps every matching character and never deletes it
function numDistinct(s, t) {
  const ways = (i, j) => {
    if (j === t.length) return 1;
    if (i === s.length) return 0;
    return s[i] === t[j] ? ways(i + 1, j + 1) : ways(i + 1, j);
  };

  return ways(0, 0);
}

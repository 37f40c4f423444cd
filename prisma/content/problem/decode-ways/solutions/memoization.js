function numDecodings(s) {
  const memo = new Map([[s.length, 1]]);

  const ways = (i) => {
    if (memo.has(i)) return memo.get(i);
    let count = 0;
    if (s[i] !== '0') {
      count = ways(i + 1);
      if (i + 1 < s.length && Number(s.slice(i, i + 2)) <= 26) count += ways(i + 2);
    }
    memo.set(i, count);
    return count;
  };

  return ways(0);
}

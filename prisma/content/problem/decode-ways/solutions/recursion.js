function numDecodings(s) {
  const ways = (start) => {
    if (start === s.length) return 1;
    if (s[start] === '0') return 0;
    const isPair = start + 1 < s.length && Number(s.slice(start, start + 2)) <= 26;
    return ways(start + 1) + (isPair ? ways(start + 2) : 0);
  };

  return ways(0);
}

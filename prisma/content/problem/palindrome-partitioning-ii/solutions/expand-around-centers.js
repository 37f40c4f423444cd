function minCut(s) {
  const n = s.length;
  const cuts = Array.from({ length: n + 1 }, (_, i) => i - 1);

  function expand(left, right) {
    while (left >= 0 && right < n && s[left] === s[right]) {
      cuts[right + 1] = Math.min(cuts[right + 1], cuts[left] + 1);
      left--;
      right++;
    }
  }

  for (let center = 0; center < n; center++) {
    expand(center, center);
    expand(center - 1, center);
  }
  return cuts[n];
}

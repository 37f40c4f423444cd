function hIndex(citations) {
  const n = citations.length;
  const papers = new Array(n + 1).fill(0);
  for (const count of citations) papers[Math.min(count, n)]++;
  let h = n;
  let total = papers[n];
  while (total < h) {
    h--;
    total += papers[h];
  }
  return h;
}

function countBits(n) {
  const counts = [0];
  for (let i = 1; i <= n; i++) counts.push(counts[i >> 1] + (i & 1));
  return counts;
}

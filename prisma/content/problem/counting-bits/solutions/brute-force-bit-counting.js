function countBits(n) {
  const counts = [];
  for (let i = 0; i <= n; i++) {
    let count = 0;
    for (let rest = i; rest > 0; rest >>= 1) count += rest & 1;
    counts.push(count);
  }
  return counts;
}

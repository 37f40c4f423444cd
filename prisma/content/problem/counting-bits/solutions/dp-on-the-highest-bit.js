function countBits(n) {
  const counts = [0];
  let power = 1;
  for (let i = 1; i <= n; i++) {
    if (i === 2 * power) power = i;
    counts.push(counts[i - power] + 1);
  }
  return counts;
}

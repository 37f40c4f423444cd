// Wrong Answer: greedy: takes the value with most points first, although its two neighbours may be worth more
function deleteAndEarn(nums) {
  const points = new Map();
  for (const value of nums) points.set(value, (points.get(value) ?? 0) + value);
  const taken = new Set();
  let sum = 0;
  for (const [x, worth] of [...points].sort((a, b) => b[1] - a[1])) {
    if (taken.has(x - 1) || taken.has(x + 1)) continue;
    taken.add(x);
    sum += worth;
  }
  return sum;
}

// Wrong Answer: starts at 1, so the entry for 0 is missing
function countBits(n) {
  const counts = [];
  for (let i = 1; i <= n; i++) counts.push(i.toString(2).split('1').length - 1);
  return counts;
}

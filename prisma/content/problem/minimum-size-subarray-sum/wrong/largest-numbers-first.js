// Wrong Answer: takes the largest numbers, which need not be adjacent
function minSubArrayLen(target, nums) {
  let sum = 0;
  const sorted = [...nums].sort((a, b) => b - a);
  for (let i = 0; i < sorted.length; i++) {
    sum += sorted[i];
    if (sum >= target) return i + 1;
  }
  return 0;
}

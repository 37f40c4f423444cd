function singleNumber(nums) {
  const counts = new Map();
  for (const num of nums) counts.set(num, (counts.get(num) ?? 0) + 1);
  for (const [num, count] of counts) {
    if (count === 1) return num;
  }
  return 0;
}

// Wrong Answer: keeps only the numbers that have the highest bit as candidates for both sides
function findMaximumXOR(nums) {
  const width = Math.max(...nums).toString(2).length;
  const high = nums.filter((num) => num.toString(2).length === width);
  let best = 0;
  for (const a of high) for (const b of high) best = Math.max(best, a ^ b);
  return best;
}

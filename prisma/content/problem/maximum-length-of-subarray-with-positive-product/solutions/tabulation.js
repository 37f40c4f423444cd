function getMaxLen(nums) {
  const positive = [0];
  const negative = [0];
  let longest = 0;
  for (const [i, num] of nums.entries()) {
    const fromPositive = positive[i] + 1;
    const fromNegative = negative[i] > 0 ? negative[i] + 1 : 0;
    if (num > 0) {
      positive.push(fromPositive);
      negative.push(fromNegative);
    } else if (num < 0) {
      positive.push(fromNegative);
      negative.push(fromPositive);
    } else {
      positive.push(0);
      negative.push(0);
    }
    longest = Math.max(longest, positive[i + 1]);
  }
  return longest;
}

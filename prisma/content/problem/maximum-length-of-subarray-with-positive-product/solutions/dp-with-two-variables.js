function getMaxLen(nums) {
  let longest = 0;
  let positive = 0;
  let negative = 0;
  for (const num of nums) {
    if (num === 0) {
      positive = negative = 0;
      continue;
    }
    positive++;
    if (negative > 0) negative++;
    if (num < 0) [positive, negative] = [negative, positive];
    longest = Math.max(longest, positive);
  }
  return longest;
}

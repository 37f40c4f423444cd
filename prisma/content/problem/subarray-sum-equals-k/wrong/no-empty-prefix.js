// Wrong Answer: the map does not contain the empty prefix, so subarrays that start at index 0 are missed
var subarraySum = function (nums, k) {
  const seen = new Map();
  let total = 0;
  let count = 0;
  for (const num of nums) {
    total += num;
    count += seen.get(total - k) ?? 0;
    seen.set(total, (seen.get(total) ?? 0) + 1);
  }
  return count;
};

function minSubArrayLen(target, nums) {
  let shortest = Infinity;
  for (let start = 0; start < nums.length; start++) {
    let sum = 0;
    for (let end = start; end < nums.length; end++) {
      sum += nums[end];
      if (sum >= target) {
        shortest = Math.min(shortest, end - start + 1);
        break;
      }
    }
  }
  return shortest === Infinity ? 0 : shortest;
}

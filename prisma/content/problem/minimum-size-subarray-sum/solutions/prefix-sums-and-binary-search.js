function minSubArrayLen(target, nums) {
  const n = nums.length;
  const prefix = [0];
  for (const num of nums) prefix.push(prefix.at(-1) + num);
  let shortest = n + 1;
  for (let start = 0; start < n; start++) {
    let low = start + 1;
    let high = n + 1;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (prefix[middle] - prefix[start] >= target) high = middle;
      else low = middle + 1;
    }
    if (low > n) break;
    shortest = Math.min(shortest, low - start);
  }
  return shortest <= n ? shortest : 0;
}

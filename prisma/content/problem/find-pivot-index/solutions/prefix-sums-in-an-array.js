function pivotIndex(nums) {
  const n = nums.length;
  const prefix = [0];
  for (const num of nums) prefix.push(prefix.at(-1) + num);
  for (let i = 0; i < n; i++) {
    if (prefix[i] === prefix[n] - prefix[i + 1]) return i;
  }
  return -1;
}

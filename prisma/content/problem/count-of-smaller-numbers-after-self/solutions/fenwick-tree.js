function countSmaller(nums) {
  const offset = 10_001;
  const values = 20_001;
  const tree = new Int32Array(values + 1);
  const counts = new Array(nums.length).fill(0);
  for (let i = nums.length - 1; i >= 0; i--) {
    const own = nums[i] + offset;
    for (let entry = own - 1; entry > 0; entry -= entry & -entry) {
      counts[i] += tree[entry];
    }
    for (let entry = own; entry <= values; entry += entry & -entry) tree[entry]++;
  }
  return counts;
}

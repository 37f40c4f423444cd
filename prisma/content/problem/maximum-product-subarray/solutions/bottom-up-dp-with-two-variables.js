function maxProduct(nums) {
  let [best, largest, smallest] = [nums[0], nums[0], nums[0]];
  for (const num of nums.slice(1)) {
    const candidates = [num, largest * num, smallest * num];
    largest = Math.max(...candidates);
    smallest = Math.min(...candidates);
    best = Math.max(best, largest);
  }
  return best;
}

// Wrong Answer: moves two pointers through an array that is not sorted
function threeSumClosest(nums, target) {
  let closest = Infinity;
  for (let first = 0; first + 2 < nums.length; first++) {
    let left = first + 1;
    let right = nums.length - 1;
    while (left < right) {
      const sum = nums[first] + nums[left] + nums[right];
      if (Math.abs(sum - target) < Math.abs(closest - target)) closest = sum;
      if (sum === target) return target;
      if (sum < target) left++;
      else right--;
    }
  }
  return closest;
}

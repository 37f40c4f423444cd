function nextPermutation(nums) {
  const swap = (i, j) => {
    [nums[i], nums[j]] = [nums[j], nums[i]];
  };
  let pivot = nums.length - 2;
  while (pivot >= 0 && nums[pivot] >= nums[pivot + 1]) pivot--;
  if (pivot >= 0) {
    let other = nums.length - 1;
    while (nums[other] <= nums[pivot]) other--;
    swap(pivot, other);
  }
  for (let left = pivot + 1, right = nums.length - 1; left < right; left++, right--) {
    swap(left, right);
  }
}

function singleNonDuplicate(nums) {
  let low = 0;
  let high = nums.length - 1;
  while (low < high) {
    let middle = Math.floor((low + high) / 2);
    middle -= middle % 2;
    if (nums[middle] === nums[middle + 1]) low = middle + 2;
    else high = middle;
  }
  return nums[low];
}

function removeElement(nums, val) {
  let i = 0;
  let k = nums.length;
  while (i < k) {
    if (nums[i] === val) {
      k--;
      nums[i] = nums[k];
    } else {
      i++;
    }
  }
  return k;
}

function removeElement(nums, val) {
  let k = nums.length;
  let i = 0;
  while (i < k) {
    if (nums[i] === val) {
      for (let j = i + 1; j < k; j++) nums[j - 1] = nums[j];
      k--;
    } else {
      i++;
    }
  }
  return k;
}

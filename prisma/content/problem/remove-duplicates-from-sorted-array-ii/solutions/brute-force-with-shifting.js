function removeDuplicates(nums) {
  let length = nums.length;
  let i = 2;
  while (i < length) {
    if (nums[i] === nums[i - 2]) {
      for (let j = i + 1; j < length; j++) nums[j - 1] = nums[j];
      length--;
    } else {
      i++;
    }
  }
  return length;
}

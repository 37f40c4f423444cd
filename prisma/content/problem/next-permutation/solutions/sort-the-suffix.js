function nextPermutation(nums) {
  const n = nums.length;
  let pivot = n - 2;
  while (pivot >= 0 && nums[pivot] >= nums[pivot + 1]) pivot--;
  if (pivot >= 0) {
    let other = pivot + 1;
    for (let i = pivot + 2; i < n; i++) {
      if (nums[i] > nums[pivot] && nums[i] < nums[other]) other = i;
    }
    [nums[pivot], nums[other]] = [nums[other], nums[pivot]];
  }
  const suffix = nums.slice(pivot + 1).sort((a, b) => a - b);
  suffix.forEach((num, i) => {
    nums[pivot + 1 + i] = num;
  });
}

function sortColors(nums) {
  for (let i = 0; i < nums.length; i++) {
    let smallest = i;
    for (let j = i + 1; j < nums.length; j++) {
      if (nums[j] < nums[smallest]) smallest = j;
    }
    [nums[i], nums[smallest]] = [nums[smallest], nums[i]];
  }
}

function countSmaller(nums) {
  return nums.map((value, i) => {
    let count = 0;
    for (let j = i + 1; j < nums.length; j++) if (nums[j] < value) count++;
    return count;
  });
}

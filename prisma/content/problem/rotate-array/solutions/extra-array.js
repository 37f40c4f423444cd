function rotate(nums, k) {
  const rotated = new Array(nums.length);
  nums.forEach((num, i) => {
    rotated[(i + k) % nums.length] = num;
  });
  rotated.forEach((num, i) => {
    nums[i] = num;
  });
}

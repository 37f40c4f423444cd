function sortedSquares(nums) {
  const squares = Array(nums.length);
  let left = 0;
  let right = nums.length - 1;
  for (let place = nums.length - 1; place >= 0; place--) {
    const num = -nums[left] > nums[right] ? nums[left++] : nums[right--];
    squares[place] = num * num;
  }
  return squares;
}

function productExceptSelf(nums) {
  const answer = new Array(nums.length).fill(1);
  for (let leftOut = 0; leftOut < nums.length; leftOut++) {
    for (let position = 0; position < nums.length; position++) {
      if (position !== leftOut) answer[leftOut] *= nums[position];
    }
  }
  return answer;
}

// Wrong Answer: multiplies `nums[i]` into the running product before it is used for index i
function productExceptSelf(nums) {
  const answer = new Array(nums.length).fill(1);
  for (let i = 1; i < nums.length; i++) answer[i] = answer[i - 1] * nums[i - 1];
  let behind = 1;
  for (let i = nums.length - 1; i >= 0; i--) {
    behind *= nums[i];
    answer[i] *= behind;
  }
  return answer;
}

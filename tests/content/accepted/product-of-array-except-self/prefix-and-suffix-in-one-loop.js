const productExceptSelf = (nums) => {
  const out = Array(nums.length).fill(1);
  let l = 1, r = 1;
  for (let i = 0, j = nums.length - 1; i < nums.length; i++, j--) {
    out[i] *= l;
    l *= nums[i];
    out[j] *= r;
    r *= nums[j];
  }
  return out;
};

// Wrong Answer: only considers prefix products, not suffix products
function maxProduct(nums) {
  let best = nums[0];
  let product = 1;
  for (const num of nums) {
    product *= num;
    best = Math.max(best, product);
    if (product === 0) product = 1;
  }
  return best;
}

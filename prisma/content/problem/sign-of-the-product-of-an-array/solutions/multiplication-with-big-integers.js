function arraySign(nums) {
  let product = 1n;
  for (const num of nums) product *= BigInt(num);
  if (product === 0n) return 0;
  return product > 0n ? 1 : -1;
}

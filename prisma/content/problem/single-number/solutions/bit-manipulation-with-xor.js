function singleNumber(nums) {
  let single = 0;
  for (const value of nums) single ^= value;
  return single;
}

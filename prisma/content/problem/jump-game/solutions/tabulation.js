function canJump(nums) {
  const last = nums.length - 1;
  const good = Array(nums.length).fill(false);
  good[last] = true;
  for (let position = last - 1; position >= 0; position--) {
    const furthest = Math.min(position + nums[position], last);
    for (let next = position + 1; next <= furthest && !good[position]; next++) {
      good[position] = good[next];
    }
  }
  return good[0];
}

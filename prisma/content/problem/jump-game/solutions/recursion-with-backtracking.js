function canJump(nums) {
  const last = nums.length - 1;

  function leadsToEnd(position) {
    if (position === last) return true;
    const furthest = Math.min(position + nums[position], last);
    for (let next = position + 1; next <= furthest; next++) {
      if (leadsToEnd(next)) return true;
    }
    return false;
  }

  return leadsToEnd(0);
}

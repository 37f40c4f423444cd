// Wrong Answer: ignores how far apart the equal elements are
function containsNearbyDuplicate(nums, k) {
  return k > 0 && new Set(nums).size < nums.length;
}

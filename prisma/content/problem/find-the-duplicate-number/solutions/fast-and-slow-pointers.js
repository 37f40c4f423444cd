function findDuplicate(nums) {
  let slow = nums[0];
  let fast = nums[nums[0]];
  while (slow !== fast) {
    slow = nums[slow];
    fast = nums[nums[fast]];
  }
  let entrance = 0;
  while (entrance !== slow) {
    entrance = nums[entrance];
    slow = nums[slow];
  }
  return entrance;
}

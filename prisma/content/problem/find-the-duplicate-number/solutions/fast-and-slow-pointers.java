class Solution {
    public int findDuplicate(int[] nums) {
        int slow = nums[0];
        int fast = nums[nums[0]];
        while (slow != fast) {
            slow = nums[slow];
            fast = nums[nums[fast]];
        }
        int entrance = 0;
        while (entrance != slow) {
            entrance = nums[entrance];
            slow = nums[slow];
        }
        return entrance;
    }
}

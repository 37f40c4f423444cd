// Wrong Answer: returns the meeting point of the two pointers, not the entrance of the cycle
class Solution {
    public int findDuplicate(int[] nums) {
        int slow = 0;
        int fast = 0;
        do {
            slow = nums[slow];
            fast = nums[nums[fast]];
        } while (slow != fast);
        return slow;
    }
}

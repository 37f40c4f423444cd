// Wrong Answer: returns how many elements were removed, not how many remain
class Solution {
    public int removeElement(int[] nums, int val) {
        int removed = 0;
        for (int i = 0; i < nums.length; i++) {
            if (nums[i] == val) removed++;
            else nums[i - removed] = nums[i];
        }
        return removed;
    }
}

// Runtime Error: compares the last element with one behind it
class Solution {
    public int singleNonDuplicate(int[] nums) {
        int i = 0;
        while (nums[i] == nums[i + 1]) {
            i += 2;
        }
        return nums[i];
    }
}

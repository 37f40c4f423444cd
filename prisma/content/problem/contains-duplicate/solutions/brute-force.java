class Solution {
    public boolean containsDuplicate(int[] nums) {
        for (int first = 0; first < nums.length; first++) {
            for (int second = first + 1; second < nums.length; second++) {
                if (nums[first] == nums[second]) {
                    return true;
                }
            }
        }
        return false;
    }
}

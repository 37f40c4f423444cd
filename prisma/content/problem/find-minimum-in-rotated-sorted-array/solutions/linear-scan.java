class Solution {
    public int findMin(int[] nums) {
        int smallest = nums[0];
        for (int num : nums) {
            smallest = Math.min(smallest, num);
        }
        return smallest;
    }
}
